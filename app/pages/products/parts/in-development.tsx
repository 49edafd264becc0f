import { Mark } from "#app/components/art/mark.tsx";
import type { OwnProduct } from "#schemas/own-products.ts";
import styles from "./in-development.module.css";
import { SoonLabel } from "./soon-label.tsx";

interface InDevelopmentProps {
  products: readonly OwnProduct[];
  /** Label of every product. */
  soon: string;
}

/** Own products by one line each. */
export function InDevelopment({ products, soon }: InDevelopmentProps) {
  return (
    <ul>
      {products.map((product) => (
        <li key={product.slug} className={styles.product}>
          <Mark name={product.icon} />
          <h3>{product.title}</h3>
          <p>{product.line}</p>
          <SoonLabel>{soon}</SoonLabel>
        </li>
      ))}
    </ul>
  );
}
