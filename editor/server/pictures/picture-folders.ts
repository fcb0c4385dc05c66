/** Where pictures are kept; the only place that says so to the editor's server. */
import { type Folders, ours } from "#scripts/build-images.ts";

export type { Folders };
export const pictureFolders: Folders = ours;
