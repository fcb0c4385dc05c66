import { useEffect, useId, useRef, useState } from "react";
import { createPath, type Path, useNavigation } from "react-router";
import { isServerThere, useConnectionLost, useHeldUp } from "#app/ui/connection.ts";
import { useSite } from "#app/ui/site.ts";
import action from "#app/ui/actions.module.css";
import styles from "./no-connection.module.css";

/** Says that the page which was asked for did not come, and offers to try again. */
export function NoConnection() {
  const lost = useConnectionLost();
  const heldUp = useHeldUp();
  const { location: wanted = heldUp } = useNavigation();
  return lost && wanted ? <Message wanted={wanted} /> : null;
}

function Message({ wanted }: { wanted: Path }) {
  const { connection: words } = useSite();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [tried, setTried] = useState<"once" | "now" | "again">("once");

  // A popover, so that Escape or a press beside it is enough to stay, and the focus goes back.
  useEffect(() => {
    box.current?.showPopover?.();
    box.current?.focus();
  }, []);

  async function tryAgain() {
    setTried("now");
    // A full load: browsers do not ask again for code that once did not come.
    if (await isServerThere()) window.location.assign(createPath(wanted));
    else setTried("again");
  }

  return (
    <div
      ref={box}
      id={id}
      popover="auto"
      role="alertdialog"
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      className={styles.message}
    >
      <div aria-live="polite">
        <h2 id={`${id}-heading`}>{tried === "again" ? words.still : words.heading}</h2>
      </div>
      <p id={`${id}-text`}>{words.text}</p>
      <p className={action.actions}>
        <button
          type="button"
          className={action.action}
          aria-disabled={tried === "now" || undefined}
          onClick={tryAgain}
        >
          {tried === "now" ? words.trying : words.tryAgain}
        </button>
        <button
          type="button"
          className={action.action}
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          {words.stay}
        </button>
      </p>
    </div>
  );
}
