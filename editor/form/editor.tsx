import { useEffect, useState } from "react";
import type { Known } from "#editor/server/known.ts";
import { ask } from "./ask.ts";
import { FileList } from "./file-list.tsx";
import { OpenFile } from "./open-file.tsx";
import { TeamBar } from "./team-bar.tsx";
import styles from "./editor.module.css";

const FIRST = "en/pages/home.yaml";
const nameInAddress = () => decodeURIComponent(location.hash.slice(1)) || FIRST;

/** The list of what can be edited, and one file of it, which the address names. */
export function Editor() {
  const [known, setKnown] = useState<Known>();
  const [name, setName] = useState(nameInAddress);

  useEffect(() => {
    void ask<Known>("known").then(setKnown);
    const follow = () => setName(nameInAddress());
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);

  if (!known) return <p className={styles.wait}>The editor opens …</p>;
  return (
    <div className={styles.editor}>
      <FileList files={known.files} name={name} />
      <OpenFile key={name} known={known} name={name} />
      {known.team && <TeamBar team={known.team} />}
    </div>
  );
}
