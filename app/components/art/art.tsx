import { type ArtFile, artSource } from "#app/art/art-source.ts";

interface ArtProps {
  /** Name of a drawing; one from a content file may be any string and fails if there is none. */
  name: ArtFile | (string & {});
  className?: string | undefined;
  /** `eager` only for what the first screen shows. */
  loading?: "lazy" | "eager";
  /** Shows only a small piece of a pillar's cloth; the whole ones hang on the page of the framework. */
  isPatch?: boolean | undefined;
}

const patch = { hash: "#svgView(viewBox(240,0,240,240))", width: 64, height: 64 };

/** A drawing as an image. Decorative always: it has no words of its own. */
export function Art({ name, className, loading = "lazy", isPatch = false }: ArtProps) {
  const source = artSource(name);
  const { hash, ...size } = isPatch ? patch : { ...source, hash: "" };
  return (
    <img
      {...size}
      src={source.src + hash}
      className={className}
      alt=""
      loading={loading}
      decoding="async"
    />
  );
}
