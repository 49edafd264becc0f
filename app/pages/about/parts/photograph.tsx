import type { SiteImage } from "#schemas/images/find-image.ts";

interface PhotographProps {
  image: SiteImage;
  /** What it shows; empty beside words that say the same. */
  alt: string;
  /** Shown width for the browser's choice among the copies, e.g. `(max-width: 760px) 100vw, 36vw`. */
  sizes: string;
  className?: string | undefined;
}

/** A picture in the smallest copy that does: as AVIF, as WebP, or as it was. */
export function Photograph({ image, alt, sizes, className }: PhotographProps) {
  const { src, width, height, sources } = image;
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        className={className}
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
