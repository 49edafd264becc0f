import { FactList } from "#app/components/text/fact-list.tsx";
import { useSettings } from "#app/page-rendering.ts";
import { getProcessors } from "#collections/site/processors.ts";
import styles from "./processors.module.css";

export function Processors() {
  const { hosting, mail, intro, unnamed, nobodyElse, abroad: _, ...others } = getProcessors();
  const { companies } = useSettings();
  const tasks = Object.entries(others).flatMap(([key, { task }]) => {
    const value = companies[key as keyof typeof others];
    return value ? [{ label: task, value }] : [];
  });
  const named = [
    { label: hosting.task, value: listed(hosting.company, hosting.country) },
    { label: mail.task, value: listed(companies.mail, mail.company, mail.country) },
    ...tasks,
  ].filter(({ value }) => value);
  return (
    <div className={styles.parts}>
      {named.length > 0 && (
        <>
          <p>{intro}</p>
          <FactList facts={named} className={styles.processors} />
        </>
      )}
      {!(hosting.company && mail.company) && <p>{unnamed}</p>}
      {tasks.length === 0 && <p>{nobodyElse}</p>}
    </div>
  );
}

/** Where the data goes that leaves our own machine, and what protects it there (section 19 of the Act). */
export function DataAbroad() {
  const { hosting, mail, payments, contactForm, newsletterForm, abroad } = getProcessors();
  const { companies } = useSettings();
  const describe = ({ country, safeguard }: typeof payments) =>
    [
      abroad.country.replace("{country}", country ?? abroad.unknown),
      abroad.safeguard.replace("{safeguard}", safeguard ?? abroad.unknown),
    ].join(" ");
  return (
    <FactList
      facts={[
        { label: hosting.task, value: describe(hosting) },
        { label: mail.task, value: describe(mail) },
        {
          label: payments.task,
          value: companies.payments ? describe(payments) : abroad.noPayments,
        },
        ...Object.entries({ contactForm, newsletterForm }).flatMap(([key, form]) =>
          companies[key] ? [{ label: form.task, value: describe(form) }] : [],
        ),
      ]}
      className={styles.processors}
    />
  );
}

const listed = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(", ");
