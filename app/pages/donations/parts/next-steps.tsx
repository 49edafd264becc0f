import type { DonationOffer } from "#app/services.ts";
import type { PageContent } from "#collections/pages/pages.ts";
import styles from "./next-steps.module.css";

type Next = PageContent<"donate">["form"]["next"];

/** What happens once the form beside it is sent. */
export function NextSteps({ next, offer }: { next: Next; offer: DonationOffer }) {
  return (
    <section className="no-print" aria-labelledby="next">
      <h2 className="form-title" id="next">
        {next.heading}
      </h2>
      <ol className={styles.steps}>
        {stepsOf(next, offer).map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b> {text}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What follows the button, true to what is set up: mobile money, another provider, or a pledge. */
function stepsOf(next: Next, { providers, hasMobileMoney }: DonationOffer) {
  if (providers.length === 0) return next.closed;
  if (hasMobileMoney) return next.open;
  const [first, second, ...others] = next.open;
  const names = providers.map(({ label }) => label).join(", ");
  return [
    { title: first?.title ?? "", text: names },
    { title: second?.title ?? "", text: "" },
    ...others,
  ];
}
