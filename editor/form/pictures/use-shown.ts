/** What was chosen as an image that the dialog can show: also a file that nobody has sent yet. */
import { useEffect, useState } from "react";
import type { Chosen } from "./chosen.ts";

export interface Shown {
  src: string;
  /** In pixels, turned as it is seen. */
  width: number;
  height: number;
}

/**
 * @param chosen never another for the same component
 * @returns nothing while it loads, and where the browser cannot read it
 */
export function useShown({ file, picture }: Chosen): Shown | undefined {
  const [shown, show] = useState<Shown | undefined>(
    picture && { src: picture.view, width: picture.width, height: picture.height },
  );
  useEffect(() => {
    if (!file) return undefined;
    const src = URL.createObjectURL(file);
    const image = new Image();
    image.src = src;
    image.decode().then(
      () => show({ src, width: image.naturalWidth, height: image.naturalHeight }),
      () => show(undefined),
    );
    return () => URL.revokeObjectURL(src);
  }, [file]);
  return shown;
}
