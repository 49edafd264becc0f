import { Art } from "#app/components/art/art.tsx";
import styles from "./basket-list.module.css";

interface BasketListProps {
  heading: string;
  items: readonly string[];
}

/** Names beside a basket with as many sectors, which runs off the right edge of the page. */
export function BasketList({ heading, items }: BasketListProps) {
  return (
    <div className={styles.pair}>
      <div>
        <h2 className={styles.heading}>{heading}</h2>
        <ul className={styles.names}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      <div className={styles.basket}>
        <Art name="coil-rights" />
      </div>
    </div>
  );
}
