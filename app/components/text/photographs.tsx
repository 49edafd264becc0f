import { Container } from "#app/components/layout/container.tsx";
import type { SiteImage } from "#collections/images/find-image.ts";
import type { SitePhotograph } from "#collections/photographs/collection.ts";
import styles from "./photographs.module.css";

export function Photographs({ photographs }: { photographs: readonly SitePhotograph[] }) {
  if (photographs.length === 0) return null;
  return (
    <Container className={styles.photographs}>
      {photographs.map(
        ({ slug, image, alt, caption }) =>
          image && (
            <figure key={slug}>
              <SitePicture image={image} alt={alt} sizes="(max-width: 47.5em) 100vw, 40vw" />
              {caption && <figcaption>{caption}</figcaption>}
            </figure>
          ),
      )}
    </Container>
  );
}

interface SitePictureProps {
  image: SiteImage;
  /** What it shows; empty where words beside it say so. */
  alt: string;
  /** Shown width for the browser's choice among the copies, e.g. `(max-width: 47.5em) 100vw, 36vw`. */
  sizes: string;
}

/** A picture in the smallest copy that does. */
export function SitePicture({ image, alt, sizes }: SitePictureProps) {
  const { src, width, height, sources } = image;
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img src={src} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
    </picture>
  );
}
