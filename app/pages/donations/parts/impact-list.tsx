import { givingBasket } from "#app/art/giving-basket.ts";
import { InlineArt } from "#app/components/art/inline-art.tsx";
import type { PageContent } from "#collections/pages/pages.ts";
import styles from "./impact-list.module.css";

/** Rings and pixels of a full basket; where its outer rings begin, so that no two are alike. */
const rings = 8;
const size = 168;
const turns = [4, 0, 3, 1];

/** What donations help with: baskets of one size, because none of the four has a price. */
export function ImpactList({ items }: { items: PageContent<"donate">["impact"]["items"] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ title, description }, index) => (
        <li key={title}>
          <InlineArt
            className={styles.basket}
            svg={givingBasket(rings, size, turns[index % turns.length])}
          />
          <div>
            <h3>{title}</h3>
            <p className="muted">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
