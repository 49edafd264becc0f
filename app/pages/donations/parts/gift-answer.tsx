import { Button, ButtonLink } from "#app/components/base/button.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { Actions } from "#app/components/layout/actions.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { TwoColumns } from "#app/components/layout/two-columns.tsx";
import type { GiftView } from "#app/services.ts";
import type { Giving } from "#schemas/site/giving.ts";
import styles from "./gift-answer.module.css";

interface GiftAnswerProps {
  gift: GiftView;
  labels: Giving;
  breadcrumbs: Parameters<typeof PageHead>[0]["breadcrumbs"];
}

const goodNews: readonly GiftView["stage"][] = ["paid", "waiting"];
const canTryAgain: readonly GiftView["stage"][] = ["failed", "expired", "cancelled"];

/** Where donors come back to: what has become of the gift, and what they can do now. */
export function GiftAnswer({ gift, labels, breadcrumbs }: GiftAnswerProps) {
  const stage = labels[gift.stage];
  const fill = (text: string) => text.replace("{amount}", gift.amount);
  return (
    <>
      <PageHead
        tone={goodNews.includes(gift.stage) ? "gold" : "bark"}
        art="head-donate"
        breadcrumbs={breadcrumbs}
        title={stage.title}
        lead={fill(stage.lead)}
      />
      <Section top="less">
        <TwoColumns>
          <div className={styles.words}>
            <p className="lead">{fill(stage.text)}</p>
            {gift.stage === "waiting" && gift.checkoutUrl && (
              <Actions>
                <ButtonLink href={gift.checkoutUrl} tone="line" icon="arrow-right">
                  {labels.waiting.continue}
                </ButtonLink>
              </Actions>
            )}
            {gift.receiptPath && (
              <Actions>
                <ButtonLink href={gift.receiptPath} tone="gold" icon="file-text">
                  {labels.paid.receipt}
                </ButtonLink>
              </Actions>
            )}
            {canTryAgain.includes(gift.stage) && <TryAgain gift={gift} labels={labels} />}
          </div>
          <dl className={styles.facts}>
            <dt>{labels.amount}</dt>
            <dd>{gift.amount}</dd>
            <dt>{labels.reference}</dt>
            <dd>{gift.reference}</dd>
            {gift.isTest && <dd className={styles.test}>{labels.testNote}</dd>}
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

/** The same gift once more, as a new attempt. Who gave is kept on the server and not shown here. */
function TryAgain({ gift, labels }: Pick<GiftAnswerProps, "gift" | "labels">) {
  const { again } = labels;
  return (
    <>
      <h2 className="form-title">{again.heading}</h2>
      <form method="post" action="/donate">
        <input type="hidden" name="_again" value={gift.token} />
        <Actions>
          <Button tone="gold" icon="arrow-right">
            {again.button.replace("{amount}", gift.amount)}
          </Button>
        </Actions>
      </form>
      <form method="post" action="/donate">
        <input type="hidden" name="_change" value={gift.token} />
        <Actions>
          <Button tone="line">{again.change}</Button>
        </Actions>
      </form>
    </>
  );
}
