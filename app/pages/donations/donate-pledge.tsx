import { Button } from "#app/components/base/button.tsx";
import { HiddenFields } from "#app/components/base/hidden-fields.tsx";
import { FormLayout, FormRow } from "#app/components/forms/form-layout.tsx";
import { FormNotice } from "#app/components/forms/form-notice.tsx";
import { TextField } from "#app/components/forms/text-field.tsx";
import { Actions } from "#app/components/layout/actions.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { TwoColumns } from "#app/components/layout/two-columns.tsx";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { formOutcomeContext } from "#app/request-context.ts";
import { getBreadcrumbs } from "#schemas/pages/breadcrumbs.ts";
import { getPage } from "#schemas/pages/pages.ts";
import { getGiving } from "#schemas/site/giving.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import type { Route } from "./+types/donate-pledge";
import { AmountField } from "./parts/amount-field.tsx";
import { GivingWays } from "./parts/giving-ways.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const outcome = context.get(formOutcomeContext);
  const labels = getGiving().pledge;
  const page = getPage("donate");
  return {
    labels,
    breadcrumbs: getBreadcrumbs({ breadcrumb: labels.heading, parent: "donate" }),
    organisation: getOrganisation(),
    ways: page.ways,
    minimum: page.form.minimum,
    privacyLink: page.form.privacyLink,
    outcome: outcome?.form === "pledge" ? outcome : null,
  };
}

/** Where the donation form leads while online payment is not open: other ways, and a pledge. */
export default function DonatePledge({ loaderData }: Route.ComponentProps) {
  const { labels, breadcrumbs, organisation, ways, minimum, privacyLink, outcome } = loaderData;
  const typed = outcome?.values ?? {};
  const errorFor = (field: string) =>
    outcome?.errors.find((error) => error.field === field)?.message;
  const field = (name: "name" | "email" | "phone") => ({
    name,
    label: labels[name],
    error: errorFor(name),
    defaultValue: typed[name],
  });
  return (
    <>
      <PageMeta {...labels} path="/donate/pledge" origin={organisation.url} noIndex />
      <PageHead
        tone="gold"
        art="head-donate"
        breadcrumbs={breadcrumbs}
        title={labels.heading}
        lead={labels.lead}
      />
      <Section top="less">
        <TwoColumns>
          <div>
            <h2 className="form-title">{labels.formHeading}</h2>
            <FormLayout method="post" action="/donate/pledge">
              <p>{labels.formText}</p>
              {outcome && outcome.errors.length > 0 && (
                <FormNotice title={outcome.title}>{outcome.description}</FormNotice>
              )}
              <AmountField
                name="amount"
                label={labels.amount}
                error={errorFor("amount")}
                defaultValue={typed.amount}
                min={minimum}
                required
              />
              <FormRow columns="fit">
                <TextField {...field("name")} autoComplete="name" />
                <TextField
                  {...field("email")}
                  type="email"
                  autoComplete="email"
                  hint={labels.contactHint}
                />
                <TextField {...field("phone")} type="tel" autoComplete="tel" />
              </FormRow>
              <HiddenFields source="/donate/pledge" />
              <Actions note={<a href={privacyLink.href}>{privacyLink.label}</a>}>
                <Button tone="gold" icon="arrow-right">
                  {labels.submit}
                </Button>
              </Actions>
            </FormLayout>
          </div>
          <GivingWays ways={ways} organisation={organisation} />
        </TwoColumns>
      </Section>
    </>
  );
}
