/** Boxes for other sites: `<path>` is the frame, `<path>.svg` its picture, `<path>.json` its oEmbed answer. */
export const embedFolder = "/embed";
export const embedSize = { width: 640, height: 220 } as const;

export type EmbedKind = "cases" | "countries";

/** Path of a box, without an ending. */
export const embedPath = (kind: EmbedKind, slug: string) => `${embedFolder}/${kind}/${slug}`;

/** Every address of some boxes: the frame, its picture, its oEmbed answer. */
export const embedFiles = (kind: EmbedKind, slugs: readonly string[]): string[] =>
  slugs.flatMap((slug) => ["", ".svg", ".json"].map((end) => embedPath(kind, slug) + end));

/** Shown at addresses of boxes that are not there any more. */
export const goneEmbed = embedPath("cases", "gone");

/** Whether an address may be shown inside other sites. */
export const isEmbed = (path: string) => path.startsWith(`${embedFolder}/`);
