import { createContext, useContext } from "react";
import type { Known } from "#editor/server/known.ts";
import type { Saved } from "#editor/server/content-files.ts";
import type { FormShape } from "#editor/shapes/shapes.ts";
import type { Translation } from "#editor/documents/translation-marks.ts";
import type { PutPicture } from "./file-session.ts";
import { type Edit, isBelow, type Path } from "#editor/writing/edit.ts";

export interface Editing {
  /** The shape of the whole file, which holds what its parts refer to. */
  root: FormShape;
  known: Known;
  /** Those of this file. */
  problems: Saved["problems"];
  edit: (edit: Edit) => void;
  /** Path of the file in the content folder. */
  file: string;
  /** Whether a picture may be uploaded, or only chosen from the list. */
  takesUploads: boolean;
  /** Of a translation: the English, by the place in the file. */
  translation?: Translation | undefined;
  confirm?: (path: Path) => Promise<void>;
  /** Saves a change together with those of another file. */
  editWith: (edit: Edit, other: string, more: Edit[]) => Promise<Saved["problems"]>;
  putPicture: (put: PutPicture) => Promise<Saved["problems"]>;
}

export const EditingContext = createContext<Editing | undefined>(undefined);

export function useEditingContext(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error("A field is outside of the form.");
  return editing;
}

export interface FieldProps {
  shape: FormShape;
  value: unknown;
  path: Path;
  label: string;
  hint?: string | undefined;
  /** Where it may be left out. */
  onLeaveOut?: (() => void) | undefined;
}

export const idOf = (path: Path) => `field.${path.join(".")}`;

/** What the check says of a place, or of everything in it. */
export function useProblems(path: Path, where: "here" | "inside" = "here"): string[] {
  const { problems } = useEditingContext();
  return problems
    .filter((one) => isBelow(one.path, path))
    .filter((one) => where === "inside" || one.path.length === path.length)
    .map(({ message }) => message);
}
