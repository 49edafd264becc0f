import { href } from "react-router";
import { Button } from "#app/components/base/button.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { requestContext } from "#app/request-context.ts";
import type { Route } from "./+types/donate-sandbox";
import { Choice } from "./parts/choice.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { sandbox } = context.get(requestContext);
  if (!sandbox) throw new Response(null, { status: 404 });
  return { sandbox };
}

/** Names of the outcomes in `server/donations/sandbox-provider.ts`. */
const outcomeLabels: Readonly<Record<string, string>> = {
  paid: "Paid",
  failed: "Failed",
  cancelled: "Cancelled by the donor",
  pending: "Pending for a while, then paid",
  "wrong-amount": "Paid with the wrong amount",
  "wrong-currency": "Paid in the wrong currency",
  "webhook-twice": "Paid, and the provider tells us twice",
  "webhook-first": "Paid, and the provider tells us before you are back",
  "webhook-never": "Paid, and the provider forgets to tell us",
  timeout: "The provider does not answer for a while",
};

/** The sandbox's payment page: nothing is paid here; the visitor says what is to happen. */
export default function DonateSandbox({ loaderData }: Route.ComponentProps) {
  const { sandbox } = loaderData;
  return (
    <>
      <PageOpening
        page={{
          title: "Payment sandbox",
          heading: "Payment sandbox",
          lead: "Test mode: no money moves.",
          path: href("/donate"),
        }}
        tone="jac"
        noIndex
      />
      <Section top="less">
        {sandbox.outcomes.length === 0 ? (
          <>
            <p className="lead">You have already tried this payment.</p>
            <TextLink href={href("/donate")}>Return to the site</TextLink>
          </>
        ) : (
          <form
            className="stack gap-5"
            method="post"
            action={href("/donate/sandbox/:order", { order: sandbox.orderId })}
          >
            <p className="lead">
              This page stands in for the page of a payment provider. Choose what should happen to{" "}
              {sandbox.amount}.
            </p>
            <p className="muted">{sandbox.reference}</p>
            <Choice
              name="outcome"
              legend="What happens"
              options={sandbox.outcomes.map((name) => ({
                value: name,
                label: outcomeLabels[name] ?? name,
              }))}
              chosen={sandbox.outcomes[0] ?? ""}
              isStacked
            />
            <div>
              <Button icon="arrow-right">Continue</Button>
            </div>
          </form>
        )}
      </Section>
    </>
  );
}
