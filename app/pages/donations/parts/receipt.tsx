import { ButtonLink } from "#app/components/base/button.tsx";
import type { ReceiptView } from "#app/services.ts";
import type { Giving } from "#schemas/site/giving.ts";
import type { Organisation } from "#schemas/site/organisation.ts";
import styles from "./receipt.module.css";

interface ReceiptProps {
  receipt: ReceiptView;
  labels: Pick<Giving, "receipt" | "reference" | "amount">;
  organisation: Organisation;
}

/** A receipt as it leaves the printer: who received how much from whom, when and under which number. */
export function Receipt({
  receipt,
  labels: { receipt: labels, amount, reference },
  organisation,
}: ReceiptProps) {
  const rows = [
    [labels.number, receipt.number],
    [amount, receipt.amount],
    [labels.date, receipt.date],
    [labels.from, receipt.name || labels.anonymous],
    [labels.method, receipt.method],
    [reference, receipt.reference],
    [labels.status, receipt.isReversed ? labels.reversed : labels.given],
  ];
  return (
    <article className={styles.receipt}>
      <p className={styles.from}>
        <b>{organisation.name}</b>
        <br />
        {organisation.building}, {organisation.city}, {organisation.country}
        <br />
        {organisation.email}
      </p>
      <h1>{labels.title}</h1>
      {receipt.isTest && <p className={styles.test}>{labels.test}</p>}
      <dl className={styles.rows}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">{labels.small}</p>
      <div className={styles.actions}>
        <p>{labels.print}</p>
        <ButtonLink href={receipt.pdfPath} icon="download">
          {labels.pdf}
        </ButtonLink>
      </div>
    </article>
  );
}
