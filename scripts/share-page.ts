/** What stands on a share picture: the top of its page, in the type of the site. */
import { addressOf, type ReadyPicture } from "#app/content/pictures.ts";
import { SHARE_SIZE } from "#app/content/share-pictures.ts";

/** Wide enough for a picture half of which is cut off. */
const PICTURE_WIDTH_PX = 1200;

interface Opening {
  eyebrow: string | undefined;
  heading: string;
  picture: ReadyPicture;
}

/** Files are named by their addresses on the site; the font by its place in the project. */
export function sharePage(company: string, { eyebrow, heading, picture }: Opening): string {
  const width =
    picture.widths.find((one) => one >= PICTURE_WIDTH_PX) ?? Math.max(...picture.widths);
  return `<!doctype html><meta charset="utf-8"><style>
    @font-face {
      font-family: Heading;
      src: url(/app/styles/fonts/bricolage-grotesque.woff2);
      font-weight: 200 800;
    }
    body {
      display: grid; grid-template-columns: 560px 1fr; margin: 0;
      width: ${SHARE_SIZE.width}px; height: ${SHARE_SIZE.height}px;
      background: #fffaf0; color: #0b3b2a; font-family: Heading;
    }
    .words {
      display: grid; grid-template-columns: minmax(0, 1fr); align-content: center; gap: 18px;
      padding: 48px 40px 48px 56px; min-width: 0;
    }
    .company { display: flex; align-items: center; gap: 14px; font-size: 32px; font-weight: 700; letter-spacing: -0.5px }
    .company img { width: 64px }
    .eyebrow { margin: 22px 0 -8px; color: #12633f; font-size: 27px; font-weight: 600 }
    h1 { margin: 0; font-size: 80px; line-height: 1.04; letter-spacing: -1.6px; text-wrap: balance }
    .company + h1 { margin-top: 22px }
    .picture { width: 100%; height: 100%; object-fit: cover; object-position: 88% 50%; border-radius: 44px 0 0 44px }
  </style>
  <div class="words">
    <div class="company"><img src="/icon.svg" alt="">${escaped(company)}</div>
    ${eyebrow ? `<p class="eyebrow">${escaped(eyebrow)}</p>` : ""}
    <h1>${escaped(heading)}</h1>
  </div>
  <img class="picture" alt="" src="${addressOf(picture, width, "webp")}">`;
}

/**
 * Runs in the page: makes the heading smaller until all of it is there, and its longest word keeps clear of
 * the picture.
 *
 * @throws when no size does
 */
export function fitHeading() {
  const SMALLEST_PX = 40;
  const STEP_PX = 2;
  const heading = document.querySelector("h1");
  const words = document.querySelector(".words");
  if (!heading || !words) throw new Error("There is nothing to fit");
  const isWhole = () =>
    words.scrollHeight <= document.body.clientHeight && heading.scrollWidth <= heading.clientWidth;
  for (let size = 80; !isWhole(); size -= STEP_PX) {
    if (size < SMALLEST_PX) throw new Error(`its heading is too long: ${heading.textContent}`);
    heading.style.fontSize = `${size}px`;
  }
}

const escaped = (words: string) => words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
