import { href } from "react-router";
import { givingBasket } from "#app/art/giving-basket.ts";
import { InlineArt } from "#app/components/art/inline-art.tsx";
import { Button, ButtonLink } from "#app/components/base/button.tsx";
import { TextLinks } from "#app/components/base/text-link.tsx";
import { Actions } from "#app/components/layout/actions.tsx";
import { Container } from "#app/components/layout/container.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { requestContext } from "#app/request-context.ts";
import type { DonationView } from "#app/services.ts";
import { getPage, namePage } from "#collections/pages/pages.ts";
import { getGiving } from "#collections/site/giving.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import type { Route } from "./+types/donate-status";
import styles from "./donate-status.module.css";
import { countRings } from "./parts/count-rings.ts";

const goodNews: readonly DonationView["stage"][] = ["paid", "waiting"];
const canTryAgain: readonly DonationView["stage"][] = ["failed", "expired", "cancelled"];

export function loader({ context }: Route.LoaderArgs) {
  const { donation } = context.get(requestContext);
  if (!donation) throw new Response(null, { status: 404 });
  const labels = getGiving();
  const { lead, text, ...stage } = labels[donation.stage];
  // Nobody is told that money came which never moved.
  const isPretended = donation.isTest && donation.stage === "paid";
  const title = isPretended ? labels.paid.testTitle : stage.title;
  const fill = (words: string) => words.replace("{amount}", donation.amount);
  return {
    page: namePage({
      title: `${title} – ${getOrganisation().name}`,
      path: href("/donate"),
      heading: title,
      lead: fill(isPretended ? labels.paid.testLead : lead),
      parent: "donate",
    }),
    donation,
    text: fill(text),
    isPretended,
  };
}

/** Thanks, failed and cancelled: what has become of a donation, and what its donor can do now. */
export default function DonateStatus({ loaderData }: Route.ComponentProps) {
  const { donation, text, isPretended } = loaderData;
  const labels = getGiving();
  const { stage, shillings, checkoutUrl, receiptPath } = donation;
  return (
    <>
      <PageOpening
        {...loaderData}
        tone={goodNews.includes(stage) ? "gold" : "bark"}
        art="head-donate"
        noIndex
        mark={donation.isTest ? labels.testNote : undefined}
      />
      <Container className={`split ${styles.body}`}>
        <div className={styles.card} data-basket={stage === "paid" || undefined}>
          {/* The basket that was chosen is the donor's to keep. */}
          {stage === "paid" && (
            <InlineArt
              svg={givingBasket(countRings(shillings, getPage("donate").form.amounts), 240)}
              className={styles.basket}
            />
          )}
          <dl>
            <div>
              <dt>{labels.amount}</dt>
              <dd>{donation.amount}</dd>
            </div>
            <div>
              <dt>{labels.reference}</dt>
              <dd>{donation.reference}</dd>
            </div>
          </dl>
          <p className="muted">{text}</p>
          {stage === "waiting" && checkoutUrl && (
            <Actions>
              <ButtonLink href={checkoutUrl} tone="line" icon="arrow-right">
                {labels.waiting.continue}
              </ButtonLink>
            </Actions>
          )}
          {receiptPath && (
            <Actions>
              <ButtonLink href={receiptPath} icon="printer">
                {isPretended ? labels.paid.testReceipt : labels.paid.receipt}
              </ButtonLink>
            </Actions>
          )}
          {canTryAgain.includes(stage) && <TryAgain donation={donation} />}
        </div>
        <section>
          <h2>{labels.next.heading}</h2>
          <TextLinks links={labels.next.links} />
        </section>
      </Container>
    </>
  );
}

/** The same donation once more, as a new attempt. Who gave is kept on the server and not shown here. */
function TryAgain({ donation }: { donation: DonationView }) {
  const { again } = getGiving();
  return (
    <>
      <h2 className="form-title">{again.heading}</h2>
      <form method="post" action={href("/donate")}>
        <Actions>
          <Button name="_again" value={donation.token} tone="gold" icon="arrow-right">
            {again.button.replace("{amount}", donation.amount)}
          </Button>
          <Button name="_change" value={donation.token} tone="line">
            {again.change}
          </Button>
        </Actions>
      </form>
    </>
  );
}
