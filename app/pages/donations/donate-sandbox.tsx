import { href } from "react-router";
import { Button } from "#app/components/base/button.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { requestContext } from "#app/request-context.ts";
import { getGiving } from "#collections/site/giving.ts";
import type { Route } from "./+types/donate-sandbox";
import { Choice } from "./parts/choice.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { sandbox } = context.get(requestContext);
  if (!sandbox) throw new Response(null, { status: 404 });
  return { sandbox };
}

/** The sandbox's payment page: nothing is paid here; the visitor says what is to happen. */
export default function DonateSandbox({ loaderData }: Route.ComponentProps) {
  const { sandbox } = loaderData;
  const labels = getGiving().sandbox;
  return (
    <>
      <PageOpening
        page={{ ...labels, heading: labels.title, path: href("/donate") }}
        tone="jac"
        noIndex
      />
      <Section top="less">
        {sandbox.outcomes.length === 0 ? (
          <>
            <p className="lead">{labels.done}</p>
            <TextLink href={href("/donate")}>{labels.back}</TextLink>
          </>
        ) : (
          <form
            className="stack gap-5"
            method="post"
            action={href("/donate/sandbox/:order", { order: sandbox.orderId })}
          >
            <p className="lead">{labels.text.replace("{amount}", sandbox.amount)}</p>
            <p className="muted">{sandbox.reference}</p>
            <Choice
              name="outcome"
              legend={labels.legend}
              options={sandbox.outcomes.map((name) => ({
                value: name,
                label: labels.outcomes[name] ?? name,
              }))}
              chosen={sandbox.outcomes[0] ?? ""}
              isStacked
            />
            <div>
              <Button icon="arrow-right">{labels.button}</Button>
            </div>
          </form>
        )}
      </Section>
    </>
  );
}
