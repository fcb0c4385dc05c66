import { type RefObject, useEffect, useRef, useState } from "react";
import styles from "./editor.module.css";

/** CSS pixels of the windows that the page is shown in. */
const WIDTHS = { Phone: 390, Desktop: 1280 };
/**
 * The development server loads the page anew by itself, at times before all of it knows what was written.
 * Once it does, the page is loaded once more. In milliseconds.
 */
const SETTLE_MS = 1000;
type Width = keyof typeof WIDTHS;

interface Props {
  /** Where the pages are, if not where the form is. */
  origin?: string | undefined;
  address: string | undefined;
  /** Of the file that is edited, as it was last written. */
  version: string | undefined;
}

/** The page as visitors see it, loaded anew whenever its content was written. */
export function Preview({ origin = "", address, version }: Props) {
  const [width, setWidth] = useState<Width>("Phone");
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);

  /** A page that was asked for before something was written may say what was there before. */
  const isOld = useRef(false);
  useEffect(() => {
    if (!version) return undefined;
    isOld.current = true;
    const timer = setTimeout(() => reload(frame.current, isOld), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [version]);

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
      <fieldset className={styles.widths} aria-label="Width of the page">
        {(Object.keys(WIDTHS) as Width[]).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === width}
            onClick={() => setWidth(one)}
          >
            {one}
          </button>
        ))}
        {address && (
          <a href={origin + address} target="_blank" rel="noreferrer">
            Open in a tab
          </a>
        )}
      </fieldset>
      <div ref={place} className={styles.place}>
        {address ? (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- It is the site itself, as it is.
          <iframe
            sandbox={origin ? MAY : undefined}
            ref={frame}
            title="The page as visitors see it"
            src={origin + address}
            onLoad={({ currentTarget }) => isOld.current && reload(currentTarget, isOld)}
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

/** Of a frame whose first page is still on its way nothing happens: its `load` comes later. */
function reload(frame: HTMLIFrameElement | null, isOld: RefObject<boolean>) {
  const shown = frame?.contentWindow;
  if (!shown) return;
  if (frame.sandbox.length > 0) {
    isOld.current = false;
    // Of a page at another name only the address can be set.
    frame.setAttribute("src", frame.src);
    return;
  }
  if (shown.location.href === "about:blank") return;
  isOld.current = false;
  shown.location.reload();
}
