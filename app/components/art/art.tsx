import { type ArtFile, artSource } from "#app/art/art-source.ts";
import { classNames } from "#app/components/base/class-names.ts";

interface ArtProps {
  /** Name of a drawing; one from a content file may be any string and fails if there is none. */
  name: ArtFile | (string & {});
  className?: string | undefined;
  /** `eager` only for what the first screen shows. */
  loading?: "lazy" | "eager";
}

/** A drawing as an image. Decorative always: it has no words of its own. */
export function Art({ name, className, loading = "lazy" }: ArtProps) {
  return (
    <img
      {...artSource(name)}
      className={classNames("no-print", className)}
      alt=""
      loading={loading}
      decoding="async"
    />
  );
}
