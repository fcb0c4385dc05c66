/** The editor: the list of what can be edited, and one file of it, which the address names; or something new. */
import { StrictMode, useCallback, useEffect, useState } from "react";
import type { Known } from "#editor/server/known.ts";
import { ask } from "./ask.ts";
import { isWholeKind } from "#editor/whole/wholes.ts";
import { DeleteWhole } from "./delete-whole.tsx";
import { FileList } from "./file-list.tsx";
import { focusSoon, theHeading } from "./focus.ts";
import { LastWhole, useWholes } from "./whole-undo.tsx";
import { NewWhole } from "./new-whole.tsx";
import { OpenFile } from "./open-file.tsx";
import type { Width } from "./preview.tsx";
import { TeamBar } from "./team-bar.tsx";
import styles from "./editor.module.css";
import { createRoot } from "react-dom/client";
import "./base.css";

const FIRST = "en/pages/home.yaml";
const nameInAddress = () => decodeURIComponent(location.hash.slice(1)) || FIRST;

/** The list of what can be edited, and one file of it, which the address names; or something new. */
export function Editor() {
  const [known, setKnown] = useState<Known>();
  const [name, setName] = useState(nameInAddress);
  /** Stays from file to file. */
  const [width, setWidth] = useState<Width>("Phone");

  const refresh = useCallback(() => ask<Known>("known").then(setKnown), []);
  const wholes = useWholes(refresh);

  useEffect(() => {
    void refresh();
    const follow = () => {
      setName(nameInAddress());
      // Whoever chose it by keys goes on in it, and not at the next one of the list.
      focusSoon(theHeading);
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [refresh]);

  if (!known) return <p className={styles.wait}>The editor opens …</p>;
  const newKind = name.replace(/^new\//, "");
  return (
    <div className={styles.editor}>
      <FileList files={known.files} name={name}>
        <LastWhole wholes={wholes} />
      </FileList>
      {isWholeKind(newKind) ? (
        <NewWhole
          key={name}
          kind={newKind}
          known={known}
          onMade={(...what) => void wholes.made(...what)}
        />
      ) : (
        <OpenFile
          key={name}
          {...{ known, name, width }}
          onWidth={setWidth}
          onPictures={() => void refresh()}
        >
          <DeleteWhole file={name} onDeleted={(...what) => void wholes.deleted(...what)} />
        </OpenFile>
      )}
      {known.team && <TeamBar team={known.team} />}
    </div>
  );
}

const place = document.getElementById("editor");
if (place) {
  createRoot(place).render(
    <StrictMode>
      <Editor />
    </StrictMode>,
  );
}
