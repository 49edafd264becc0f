import { Art } from "#app/components/art/art.tsx";
import { Mark } from "#app/components/art/mark.tsx";
import { Surface, type SurfaceTone } from "#app/components/layout/surface.tsx";
import { PlainList } from "#app/components/text/plain-list.tsx";
import type { Product } from "#schemas/products.ts";
import styles from "./offer-stair.module.css";
import { SoonLabel } from "./soon-label.tsx";

interface OfferStairProps {
  offers: readonly Product[];
  /** Label of an offer that is not open yet. */
  soon: string;
}

/** Field and cloth of each step; a fifth offer would begin again. */
const bolts: readonly { tone: SurfaceTone; art: string }[] = [
  { tone: "bark", art: "bolt-clinic" },
  { tone: "jac", art: "bolt-platform" },
  { tone: "gold", art: "bolt-lab" },
  { tone: "leaf", art: "bolt-academy" },
];

/** The offers as bolts of cloth on a stall, each pulled out further than the one above it. */
export function OfferStair({ offers, soon }: OfferStairProps) {
  return (
    <ul className={styles.stair}>
      {offers.map((offer, i) => {
        const bolt = bolts[i % bolts.length];
        return (
          bolt && (
            <Surface as="li" key={offer.slug} tone={bolt.tone} className={styles.offer}>
              <div className={styles.cloth}>
                <Art name={bolt.art} loading={i === 0 ? "eager" : "lazy"} />
              </div>
              <div className={styles.text}>
                <div>
                  <Mark name={offer.icon} className={styles.mark} />
                  <h2>{offer.title}</h2>
                  <p className={styles.line}>{offer.description}</p>
                  {offer.comingSoon && <SoonLabel>{soon}</SoonLabel>}
                </div>
                <PlainList items={offer.features} />
              </div>
            </Surface>
          )
        );
      })}
    </ul>
  );
}
