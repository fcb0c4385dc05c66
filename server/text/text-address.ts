/** Where the text of a page is, for those who would rather name it than ask for it by its kind. */

const HOME = "/index.txt";
const ENDING = ".txt";

/** @param address of a page, like `/` or `/solar` */
export const textAddress = (address: string) => (address === "/" ? HOME : address + ENDING);

/** @param file of a text in the build, like `index.txt` or `solar/panels.txt` */
export const pageAddress = (file: string) =>
  `/${file}` === HOME ? "/" : `/${file.slice(0, -ENDING.length)}`;
