import artManifest from "#app/art/art-manifest.json" with { type: "json" };
import { Art } from "./art.tsx";

const names = Object.keys(artManifest);

export const allDrawings = (
  <>
    {names.map((name) => (
      <figure key={name}>
        <Art name={name} />
        <figcaption>{name}</figcaption>
      </figure>
    ))}
  </>
);
