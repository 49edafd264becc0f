import { Art } from "#app/components/art/art.tsx";
import { Surface, type SurfaceTone } from "#app/components/layout/surface.tsx";
import { Paragraphs } from "#app/components/text/markdown-text.tsx";
import { PlainList } from "#app/components/text/plain-list.tsx";
import type { OwnProduct } from "#collections/offers/collections.ts";
import { getMessages } from "#collections/site/messages.ts";
import styles from "./product-feature.module.css";

interface ProductFeatureProps {
  product: OwnProduct;
  id: string;
  tone: SurfaceTone;
  art: string;
  side: "left" | "right";
}

/** One of OTC's own products: a poster from edge to edge. */
export function ProductFeature({ product, id, tone, art, side }: ProductFeatureProps) {
  return (
    <Surface
      as="section"
      tone={tone}
      className={`split ${styles.feature}`}
      data-side={side}
      aria-labelledby={id}
    >
      <div className={`no-print ${styles.art}`}>
        <Art name={art} />
      </div>
      <div className={styles.text}>
        <h2 id={id}>{product.title}</h2>
        {product.comingSoon && (
          <p>
            <span className="soon">{getMessages().buttons.comingSoon}</span>
          </p>
        )}
        <Paragraphs texts={product.paragraphs} className="lead" />
        <div className={styles.points}>
          <h3>{product.points.heading}</h3>
          <PlainList items={product.points.items} />
        </div>
      </div>
    </Surface>
  );
}
