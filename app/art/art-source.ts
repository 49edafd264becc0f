import artManifest from "./art-manifest.json" with { type: "json" };

/** Name of a drawing that a page may show. `scripts/build-pictures.ts` writes their list. */
export type ArtFile = keyof typeof artManifest;

export type ArtSource = ReturnType<typeof artSource>;

/** The address of a drawing in `public/art/`. @throws Error when no drawing has that name */
export function artSource(name: ArtFile | (string & {})) {
  if (!Object.hasOwn(artManifest, name)) {
    const names = Object.keys(artManifest).join(", ");
    throw new Error(`No drawing is named "${name}". There are: ${names}.`);
  }
  const { file, width, height } = artManifest[name as ArtFile];
  return { src: `/art/${file}`, width, height };
}
