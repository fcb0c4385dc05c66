/** What keeps people from using a page that a program can tell by what is sent. */
import {
  all,
  attribute,
  bodyOf,
  childrenOf,
  type Element,
  everything,
  headingLevel,
  nameOf,
} from "./elements.ts";

/** Attributes that name another element of the page, or several. */
const NAMES_OTHERS = [
  "for",
  "aria-labelledby",
  "aria-describedby",
  "aria-controls",
  "popovertarget",
  "commandfor",
  "list",
  "form",
  "headers",
];
/** What closed boxes hold stands in no order with the page around them. */
const BOXES = new Set(["dialog", "template"]);
const FIELDS = ["input", "select", "textarea"];
const NAMELESS_FIELDS = new Set(["hidden", "submit", "button"]);

export function faultsOfOutline(html: string): string[] {
  const body = bodyOf(html);
  return [
    ...faultsOfHeadings(body),
    ...faultsOfIds(body),
    ...faultsOfNames(body),
    ...faultsOfLandmarks(body),
  ];
}

/** One first heading, and none that stands two levels below the one before it. */
function faultsOfHeadings(body: Element): string[] {
  const levels = headingsIn(body).map((heading) => headingLevel(heading) ?? 0);
  const firsts = levels.filter((level) => level === 1).length;
  const deeper = levels.flatMap((level, at) => {
    const before = levels[at - 1] ?? level;
    return level > before + 1 ? [`h${level} follows h${before}`] : [];
  });
  return [...(firsts === 1 ? [] : [`${firsts} first headings`]), ...deeper];
}

function headingsIn(within: Element): Element[] {
  return childrenOf(within).flatMap((one) => {
    if (BOXES.has(one.tagName) || attribute(one, "popover") !== undefined) return [];
    return headingLevel(one) ? [one] : headingsIn(one);
  });
}

/** Each is there once, and so is whatever is named by one. */
function faultsOfIds(body: Element): string[] {
  const elements = everything(body);
  const ids = elements.flatMap((one) => attribute(one, "id") ?? []);
  const known = new Set(ids);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  const missing = elements.flatMap((one) => {
    const to = attribute(one, "href");
    const named = [
      ...NAMES_OTHERS.flatMap((name) => attribute(one, name)?.split(/\s+/) ?? []),
      ...(to?.startsWith("#") ? [decodeURIComponent(to.slice(1))] : []),
    ];
    return named
      .filter((id) => !known.has(id))
      .map((id) => `${one.tagName} names #${id}: not there`);
  });
  return [...twice.map((id) => `#${id} is there twice`), ...missing];
}

/** Links, buttons, fields and pictures say what they are. */
function faultsOfNames(body: Element): string[] {
  const labelled = new Set(all(body, "label").flatMap((one) => attribute(one, "for") ?? []));
  const wrapped = new Set(all(body, "label").flatMap((one) => all(one, ...FIELDS)));
  const isNamed = (one: Element) =>
    attribute(one, "aria-labelledby") !== undefined || nameOf(one) !== "";
  const isLabelled = (field: Element) =>
    NAMELESS_FIELDS.has(attribute(field, "type") ?? "") ||
    attribute(field, "aria-label") ||
    attribute(field, "aria-labelledby") ||
    labelled.has(attribute(field, "id") ?? "") ||
    wrapped.has(field);
  return [
    ...all(body, "a", "button", "summary").filter((one) => !isNamed(one)),
    ...all(body, ...FIELDS).filter((field) => !isLabelled(field)),
    ...all(body, "img").filter((one) => attribute(one, "alt") === undefined),
  ].map(({ tagName, attrs }) => {
    const shown = attrs.map(({ name, value }) => `${name}="${value}"`).join(" ");
    return `has no name: <${tagName} ${shown.slice(0, 80)}>`;
  });
}

/** One main part, and menus that can be told apart; the drawer shows again what the header does. */
function faultsOfLandmarks(body: Element): string[] {
  const mains = all(body, "main").length;
  const menusOfBoxes = new Set(all(body, ...BOXES).flatMap((box) => all(box, "nav")));
  const seen = all(body, "nav").filter((menu) => !menusOfBoxes.has(menu));
  const menus = seen.map(
    (menu) => attribute(menu, "aria-label") ?? attribute(menu, "aria-labelledby") ?? "",
  );
  const alike = menus.filter((name, at) => menus.indexOf(name) !== at);
  return [
    ...(mains === 1 ? [] : [`${mains} main parts`]),
    ...alike.map((name) => `two menus are called "${name}"`),
  ];
}
