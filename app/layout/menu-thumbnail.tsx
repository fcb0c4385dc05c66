import type { MenuPicture } from "#app/layout/menu.server.ts";

/**
 * A picture of an inch. No browser fetches it while its menu is closed: it is lazy, and has no place
 * on the page until then. It needs no script.
 */
export function MenuThumbnail({
  avif,
  webp,
  className,
}: MenuPicture & { className?: string | undefined }) {
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={avif} />
      {/* Lazy first: what React makes on its own would be fetched as soon as it has an address. */}
      <img loading="lazy" decoding="async" src={webp} width={240} height={180} alt="" />
    </picture>
  );
}
