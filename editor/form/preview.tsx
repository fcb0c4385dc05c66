/** The page as visitors see it, beside the form; it follows what is edited. */
import { useEffect, useRef, useState } from "react";
import type { FileState } from "#editor/server/content-files.ts";
import { LISTENS, RELOAD, STOPS, type ToPreview, UPDATE } from "#editor/page/messages.ts";
import { idOf } from "./editing-context.ts";
import styles from "./editor.module.css";

interface PreviewProps {
  /** Where the pages are, if not where the form is. */
  origin?: string | undefined;
  /** Nothing where no page shows the file. */
  address: string | undefined;
  /** The file, as it was last saved; nothing before it is known. */
  saved: Pick<FileState, "version" | "value"> | undefined;
  /** How many sections the page has. */
  sections: number;
  width: Width;
  onWidth: (width: Width) => void;
}

export function Preview(props: PreviewProps) {
  const { origin = "", address, saved, sections, width, onWidth } = props;
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  useMessages(frame, { address, saved, sections });

  // A desktop page is drawn at its own width, and scaled down as a whole.
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
    const observer = new ResizeObserver(fit);
    observer.observe(around);
    return () => observer.disconnect();
  }, [width]);

  return (
    <aside className={styles.preview} aria-label="The page">
      {address && (
        <div className={styles.widths}>
          <fieldset aria-label="Width of the page">
            {(Object.keys(WIDTHS) as Width[]).map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === width}
                onClick={() => onWidth(one)}
              >
                {one}
              </button>
            ))}
          </fieldset>
          <a href={origin + address} target="_blank" rel="noreferrer">
            Open in a tab
          </a>
        </div>
      )}
      <div ref={place} className={styles.place}>
        {address ? (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- It is the site itself, as it is.
          <iframe
            ref={frame}
            title="The page as visitors see it"
            src={origin + address}
            sandbox={origin ? SANDBOX : undefined}
          />
        ) : (
          <p>No page shows this file alone.</p>
        )}
      </div>
    </aside>
  );
}

/** All that pages of another origin need, except to take this one's place. */
const SANDBOX = "allow-scripts allow-same-origin allow-forms allow-popups allow-downloads";

/** CSS pixels of the windows that the page is shown in. */
const WIDTHS = { Phone: 390, Desktop: 1280 };
export type Width = keyof typeof WIDTHS;

/** Shows what is saved, and scrolls the page to the section that is edited. */
function useMessages(
  frame: React.RefObject<HTMLIFrameElement | null>,
  { address, saved, sections }: Pick<PreviewProps, "address" | "saved" | "sections">,
) {
  const section = useSectionInFocus();
  const isListening = useRef(false);
  const isScrolled = useRef(false);
  const loaded = useRef(saved);

  /** @returns whether the page listens */
  function tell(message: ToPreview): boolean {
    const { contentWindow, src = "" } = frame.current ?? {};
    if (!contentWindow || !isListening.current) return false;
    contentWindow.postMessage(message, new URL(src).origin);
    return true;
  }
  /** Once for each section: a page that is reloaded stays where somebody scrolled it to. */
  function scroll() {
    if (section !== undefined && !isScrolled.current) isScrolled.current = tell(section - sections);
  }

  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      if (data !== LISTENS && data !== STOPS) return;
      isListening.current = data === LISTENS;
      scroll();
    };
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  });

  // The page of before may still listen.
  useEffect(() => void (isListening.current = false), [address]);

  useEffect(() => {
    isScrolled.current = false;
    scroll();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- to scroll is made of these
  }, [address, section, sections]);

  useEffect(() => {
    const { current } = frame;
    const { current: before } = loaded;
    loaded.current = saved;
    if (!before || before.version === saved?.version) return;
    // A page has the code of its own kinds of sections, and of no other.
    const kinds = kindsIn(saved?.value);
    const message = kinds && kinds === kindsIn(before.value) ? UPDATE : RELOAD;
    // A page that is still on its way begins again.
    if (!tell(message)) current?.setAttribute("src", current.src);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each version
  }, [saved?.version]);
}

/** @returns nothing for a file that is no page: what it says may stand in menus, which are drawn once */
function kindsIn(value: unknown): string | undefined {
  const { sections } = (value ?? {}) as { sections?: { kind: string }[] };
  return sections && [...new Set(sections.map(({ kind }) => kind))].sort().join();
}

const SECTIONS = `${idOf(["sections"])}.`;

/** @returns the section whose fields had the focus last; nothing before that */
function useSectionInFocus(): number | undefined {
  const [section, setSection] = useState<number>();
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const around = (target as Element).closest?.(`[id^="${SECTIONS}"]`);
      if (around) setSection(Number.parseInt(around.id.slice(SECTIONS.length), 10));
    };
    document.addEventListener("focusin", follow);
    return () => document.removeEventListener("focusin", follow);
  }, []);
  return section;
}
