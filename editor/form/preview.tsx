/** The page as visitors see it, beside the form; it follows what is edited. */
import { useEffect, useRef, useState } from "react";
import type { Known } from "#editor/server/known.ts";
import { reload, showSection } from "./shown-page.ts";
import styles from "./editor.module.css";

interface PreviewProps {
  /** Where the pages are, if not where the form is. */
  origin?: string | undefined;
  /** Nothing where no page shows the file. */
  address: string | undefined;
  languages: Known["languages"];
  /** Of the file, as it was last written; nothing before it is known. */
  version: string | undefined;
  /** The section that is edited, and how many there are. */
  section: { index: number; count: number } | undefined;
  width: Width;
  onWidth: (width: Width) => void;
}

/** The page as visitors see it. It says what was written once the server has answered that it was. */
export function Preview(props: PreviewProps) {
  const { origin = "", address = "", languages, version, section, width, onWidth } = props;
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [language, setLanguage] = useState(() => languageOf(address, languages));
  const shown = address && language ? addressIn(language, address, languages) : address;

  const loaded = useRef(version);
  useEffect(() => {
    if (loaded.current && loaded.current !== version) reload(frame.current);
    loaded.current = version;
  }, [version]);

  const { index, count = 0 } = section ?? {};
  const follow = () => {
    if (index !== undefined) showSection(frame.current, index - count);
  };
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- to follow is made of these
  useEffect(follow, [index, count]);

  /** Another page begins at its top; the same one, loaded anew, stays where somebody scrolled it to. */
  const arrived = useRef("");
  const followInto = (page: string) => {
    if (arrived.current !== page) follow();
    arrived.current = page;
  };

  // A desktop page is drawn at its own width, and made smaller as a whole.
  useEffect(() => {
    const { current: around } = place;
    if (!around) return undefined;
    const fit = () => {
      const style = frame.current?.style;
      const scale = Math.min(1, around.clientWidth / WIDTHS[width]);
      style?.setProperty("width", `${WIDTHS[width]}px`);
      style?.setProperty("height", `${around.clientHeight / scale}px`);
      style?.setProperty("transform", `scale(${scale})`);
    };
    const watcher = new ResizeObserver(fit);
    watcher.observe(around);
    return () => watcher.disconnect();
  }, [width]);

  return (
    <aside className={styles.preview} aria-label="The page">
      {shown && (
        <PreviewBar
          {...{ width, onWidth, languages, language, address: origin + shown }}
          onLanguage={setLanguage}
        />
      )}
      <div ref={place} className={styles.place}>
        {shown ? (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- It is the site itself, as it is.
          <iframe
            ref={frame}
            title="The page as visitors see it"
            src={origin + shown}
            onLoad={() => followInto(shown)}
            sandbox={origin ? MAY : undefined}
          />
        ) : (
          <p>No page shows this file alone.</p>
        )}
      </div>
    </aside>
  );
}

/** Of what pages at another name can do: they shall not take this one's place. */
const MAY = "allow-scripts allow-same-origin allow-forms allow-popups allow-downloads";

/** CSS pixels of the windows that the page is shown in. */
const WIDTHS = { Phone: 390, Desktop: 1280 };
export type Width = keyof typeof WIDTHS;

type Language = Known["languages"][number];

interface PreviewBarProps {
  width: Width;
  onWidth: (width: Width) => void;
  languages: Language[];
  language: Language | undefined;
  onLanguage: (language: Language) => void;
  address: string;
}

/** How wide, and in which language, the page is shown. */
function PreviewBar(props: PreviewBarProps) {
  const { width, onWidth, languages, language, onLanguage, address } = props;
  return (
    <div className={styles.widths}>
      <fieldset aria-label="Width of the page">
        {(Object.keys(WIDTHS) as Width[]).map((one) => (
          <Switch key={one} isOn={one === width} onPress={() => onWidth(one)}>
            {one}
          </Switch>
        ))}
      </fieldset>
      {languages.length > 1 && (
        <fieldset aria-label="Language of the page">
          {languages.map((one) => (
            <Switch
              key={one.prefix}
              isOn={one.prefix === language?.prefix}
              onPress={() => onLanguage(one)}
            >
              {one.name}
              {one.isDraft && <small> draft</small>}
            </Switch>
          ))}
        </fieldset>
      )}
      <a href={address} target="_blank" rel="noreferrer">
        Open in a tab
      </a>
    </div>
  );
}

interface SwitchProps {
  isOn: boolean;
  onPress: () => void;
  children: React.ReactNode;
}

const Switch = ({ isOn, onPress, children }: SwitchProps) => (
  <button type="button" aria-pressed={isOn} onClick={onPress}>
    {children}
  </button>
);

export function languageOf(address: string, languages: Language[]): Language | undefined {
  const others = languages.filter(({ prefix }) => prefix !== "");
  const isIn = ({ prefix }: Language) => `${address}/`.startsWith(`${prefix}/`);
  return others.find(isIn) ?? languages.find(({ prefix }) => prefix === "");
}

export function addressIn({ prefix }: Language, address: string, languages: Language[]): string {
  const own = languageOf(address, languages)?.prefix ?? "";
  const rest = address.slice(own.length);
  return prefix + (rest === "/" && prefix ? "" : rest) || "/";
}
