import { href } from "react-router";
import { Button } from "#app/components/base/button.tsx";
import { HiddenFields } from "#app/components/base/hidden-fields.tsx";
import { FormNotice } from "#app/components/forms/form-notice.tsx";
import { TextField } from "#app/components/forms/text-field.tsx";
import { Actions } from "#app/components/layout/actions.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section, TwoColumns } from "#app/components/layout/section.tsx";
import { outcomeOf } from "#app/request-context.ts";
import { getPage, namePage } from "#collections/pages/pages.ts";
import { getGiving } from "#collections/site/giving.ts";
import type { Route } from "./+types/donate-pledge";
import styles from "./donate-pledge.module.css";
import { AmountField } from "./parts/amount-field.tsx";
import { GivingWays } from "./parts/giving-ways.tsx";
import { NotOpen, useTakesPledges } from "./parts/not-open.tsx";

const path = href("/donate/pledge");

export function loader({ context }: Route.LoaderArgs) {
  const labels = getGiving().pledge;
  return {
    page: namePage({ ...labels, path, parent: "donate" }),
    outcome: outcomeOf(context, "pledge"),
  };
}

/** Where the donation form leads while online payment is not open: other ways, and a pledge. */
export default function DonatePledge({ loaderData }: Route.ComponentProps) {
  const { page: labels, outcome } = loaderData;
  const { ways, form, notOpen } = getPage("donate");
  const takesPledges = useTakesPledges();
  const typed = outcome?.values ?? {};
  const errorFor = (field: string) =>
    outcome?.errors.find((error) => error.field === field)?.message;
  const field = (name: "name" | "email" | "phone") => ({
    name,
    label: labels[name],
    error: errorFor(name),
    defaultValue: typed[name],
  });
  if (!takesPledges) {
    return (
      <>
        <PageOpening page={{ ...labels, lead: notOpen }} tone="gold" art="head-donate" noIndex />
        <Section top="less">
          <TwoColumns>
            <NotOpen />
            <GivingWays ways={ways} />
          </TwoColumns>
        </Section>
      </>
    );
  }
  return (
    <>
      <PageOpening {...loaderData} tone="gold" art="head-donate" noIndex />
      <Section top="less">
        <TwoColumns>
          <div>
            <h2 className="form-title">{labels.formHeading}</h2>
            <form className="stack gap-5" method="post" action={path}>
              <p>{labels.formText}</p>
              {outcome && outcome.errors.length > 0 && (
                <FormNotice title={outcome.title}>{outcome.description}</FormNotice>
              )}
              <AmountField
                name="amount"
                label={labels.amount}
                error={errorFor("amount")}
                defaultValue={typed.amount}
                min={form.minimum}
                required
              />
              <div className={`split ${styles.row}`}>
                <TextField {...field("name")} autoComplete="name" />
                <TextField
                  {...field("email")}
                  type="email"
                  autoComplete="email"
                  hint={labels.contactHint}
                />
                <TextField {...field("phone")} type="tel" autoComplete="tel" />
              </div>
              <HiddenFields source={path} />
              <Actions note={<a href={form.privacyLink.href}>{form.privacyLink.label}</a>}>
                <Button tone="gold" icon="arrow-right">
                  {labels.submit}
                </Button>
              </Actions>
            </form>
          </div>
          <GivingWays ways={ways} />
        </TwoColumns>
      </Section>
    </>
  );
}
