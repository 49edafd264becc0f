import type { Content } from "#collections/content.ts";
import { localAddress } from "#collections/reading/address.ts";
import { findImage } from "./find-image.ts";

/** The address of a picture below `public/`, which becomes the picture with its size and copies; it may be blank. */
export function siteImage({ root }: Content) {
  return localAddress
    .nullish()
    .transform((path, context) => {
      if (!path) return undefined;
      const image = findImage(root, path);
      if (!image) {
        const message = `names ${path}, and there is no such picture below public/`;
        context.addIssue({ code: "custom", message });
      }
      return image;
    })
    .meta({ control: "picture" });
}
