/** The editor: the list of what can be edited, and what the address names: a file of it, or a new document. */
import { StrictMode, useCallback, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { isDocumentType } from "#editor/documents/document-types.ts";
import type { Known } from "#editor/server/known.ts";
import { callApi } from "./api.ts";
import { DeleteDocument } from "./delete-document.tsx";
import { LastDeleted, useDocumentHistory } from "./document-history.tsx";
import { staysForWords } from "./drafts.ts";
import { FileEditor } from "./file-editor.tsx";
import { FileList } from "./file-list.tsx";
import { focusSoon, theHeading } from "./focus.ts";
import { NewDocument } from "./new-document.tsx";
import type { Width } from "./preview.tsx";
import { TeamBar } from "./team-bar.tsx";
import styles from "./editor.module.css";
import "./base.css";

const FIRST = "en/pages/home.yaml";
const nameInAddress = () => decodeURIComponent(location.hash.slice(1)) || FIRST;

function Editor() {
  const [known, setKnown] = useState<Known>();
  const [name, setName] = useState(nameInAddress);
  /** Stays from file to file. */
  const [width, setWidth] = useState<Width>("Phone");

  const refresh = useCallback(() => callApi<Known>("known").then(setKnown), []);
  const history = useDocumentHistory(refresh);

  useEffect(() => {
    void refresh();
    let last = location.hash;
    const follow = () => {
      if (location.hash === last) return;
      if (staysForWords()) return void (location.hash = last);
      last = location.hash;
      setName(nameInAddress());
      // Whoever chose it by keys goes on in it, and not at the next one of the list.
      focusSoon(theHeading);
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [refresh]);

  if (!known) return <p className={styles.wait}>The editor opens …</p>;
  const newType = name.replace(/^new\//, "");
  return (
    <div className={styles.editor}>
      <FileList files={known.files} name={name}>
        <LastDeleted history={history} />
      </FileList>
      {isDocumentType(newType) ? (
        <NewDocument key={name} type={newType} known={known} onCreated={history.created} />
      ) : (
        <FileEditor
          key={name}
          {...{ known, name, width }}
          onWidth={setWidth}
          onPictures={() => void refresh()}
        >
          <DeleteDocument file={name} onDeleted={history.deleted} />
        </FileEditor>
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
