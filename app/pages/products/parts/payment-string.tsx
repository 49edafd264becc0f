import { Art } from "#app/components/art/art.tsx";
import styles from "./payment-string.module.css";

interface PaymentStringProps {
  ways: readonly { title: string; description: string }[];
}

/** Ways to pay, each with its cowrie on one string. */
export function PaymentString({ ways }: PaymentStringProps) {
  return (
    <ul className={styles.string}>
      {ways.map(({ title, description }) => (
        <li key={title}>
          <Art name="cowrie" className={styles.shell} />
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
