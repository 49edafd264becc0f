import artManifest from "./art-manifest.json" with { type: "json" };

/** Name of a drawing that a page may show. `scripts/build-art.ts` writes their list. */
export type ArtFile = keyof typeof artManifest;

export interface ArtSource {
  src: string;
  width: number;
  height: number;
}

/** The address of a drawing in `public/art/`. @throws Error when no drawing has that name */
export function artSource(name: ArtFile | (string & {})): ArtSource {
  if (!Object.hasOwn(artManifest, name)) {
    const known = Object.keys(artManifest).join(", ");
    throw new Error(`No drawing is named "${name}". There are: ${known}.`);
  }
  const { file, width, height } = artManifest[name as ArtFile];
  return { src: `/art/${file}`, width, height };
}
