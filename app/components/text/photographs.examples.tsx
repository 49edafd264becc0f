import type { SitePhotograph } from "#collections/photographs/collection.ts";
import { Photographs, SitePicture } from "./photographs.tsx";

const image = { src: "/icon-192.png", width: 192, height: 192, sources: [] };
const example: SitePhotograph = {
  slug: "example",
  order: 1,
  page: "/about",
  image,
  alt: "A woven ring with a gold knot",
  caption: "The caption of an example",
  agreedOn: "2026-11-20",
};

export const withAndWithoutCaption = (
  <Photographs photographs={[example, { ...example, slug: "other", caption: undefined }]} />
);

export const pictureAlone = <SitePicture image={image} alt="A woven ring" sizes="192px" />;
