/** What the form does with the page beside it. Of one at another name (editor/team/) only the address can be set. */

/** The page stays where it was scrolled to, and in sight until the new one is there. */
export function loadAnew(frame: HTMLIFrameElement | null): void {
  if (!frame) return;
  if (frame.sandbox.length > 0) return frame.setAttribute("src", frame.src);
  const address = frame.contentWindow?.location.href;
  // A page that is still on its way to an empty frame would never come if that were loaded anew.
  if (address === "about:blank") frame.src = frame.getAttribute("src") ?? "";
  else frame.contentWindow?.location.reload();
}

/** @param fromEnd each section of a page is one element, and nothing follows them: the last one is -1 */
export function showSection(frame: HTMLIFrameElement | null, fromEnd: number): void {
  const main = frame?.contentDocument?.querySelector("main");
  const section = main ? [...main.children].at(fromEnd) : undefined;
  section?.scrollIntoView({ block: "start" });
}
