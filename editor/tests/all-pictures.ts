/** The copy of pictures that the editor writes into while it is tested. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export const folderOf = (name: string) => process.env[`${name.toUpperCase()}_DIR`] ?? "";

/** Every file of pictures with what it holds. */
export function allPictures(): Record<string, string> {
  const files = [folderOf("images"), path.join(folderOf("public"), "images")].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }),
  );
  return Object.fromEntries(
    files
      .filter((one) => one.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .map((file) => [file, readFileSync(file).toString("base64")]),
  );
}
