import { Button, ButtonLink } from "#app/components/base/button.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { Actions } from "#app/components/layout/actions.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { TwoColumns } from "#app/components/layout/two-columns.tsx";
import type { DonationView } from "#app/services.ts";
import type { Giving } from "#schemas/site/giving.ts";
import styles from "./donation-status.module.css";

interface DonationStatusProps {
  donation: DonationView;
  labels: Giving;
  breadcrumbs: Parameters<typeof PageHead>[0]["breadcrumbs"];
}

const goodNews: readonly DonationView["stage"][] = ["paid", "waiting"];
const canTryAgain: readonly DonationView["stage"][] = ["failed", "expired", "cancelled"];

/** Where donors come back to: what has become of the donation, and what they can do now. */
export function DonationStatus({ donation, labels, breadcrumbs }: DonationStatusProps) {
  const stage = labels[donation.stage];
  const fill = (text: string) => text.replace("{amount}", donation.amount);
  return (
    <>
      <PageHead
        tone={goodNews.includes(donation.stage) ? "gold" : "bark"}
        art="head-donate"
        breadcrumbs={breadcrumbs}
        title={stage.title}
        lead={fill(stage.lead)}
      />
      <Section top="less">
        <TwoColumns>
          <div className={styles.words}>
            <p className="lead">{fill(stage.text)}</p>
            {donation.stage === "waiting" && donation.checkoutUrl && (
              <Actions>
                <ButtonLink href={donation.checkoutUrl} tone="line" icon="arrow-right">
                  {labels.waiting.continue}
                </ButtonLink>
              </Actions>
            )}
            {donation.receiptPath && (
              <Actions>
                <ButtonLink href={donation.receiptPath} tone="gold" icon="file-text">
                  {labels.paid.receipt}
                </ButtonLink>
              </Actions>
            )}
            {canTryAgain.includes(donation.stage) && (
              <TryAgain donation={donation} labels={labels} />
            )}
          </div>
          <dl className={styles.facts}>
            <dt>{labels.amount}</dt>
            <dd>{donation.amount}</dd>
            <dt>{labels.reference}</dt>
            <dd>{donation.reference}</dd>
            {donation.isTest && <dd className={styles.test}>{labels.testNote}</dd>}
          </dl>
        </TwoColumns>
      </Section>
      <Section top="none">
        <h2 className="form-title">{labels.next.heading}</h2>
        <ul>
          {labels.next.links.map((link) => (
            <li key={link.href}>
              <TextLink href={link.href}>{link.label}</TextLink>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

/** The same donation once more, as a new attempt. Who gave is kept on the server and not shown here. */
function TryAgain({ donation, labels }: Pick<DonationStatusProps, "donation" | "labels">) {
  const { again } = labels;
  return (
    <>
      <h2 className="form-title">{again.heading}</h2>
      <form method="post" action="/donate">
        <input type="hidden" name="_again" value={donation.token} />
        <Actions>
          <Button tone="gold" icon="arrow-right">
            {again.button.replace("{amount}", donation.amount)}
          </Button>
        </Actions>
      </form>
      <form method="post" action="/donate">
        <input type="hidden" name="_change" value={donation.token} />
        <Actions>
          <Button tone="line">{again.change}</Button>
        </Actions>
      </form>
    </>
  );
}
