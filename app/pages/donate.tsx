import { getGiving } from "#content/schemas/giving.ts";
import { getOrganisation } from "#content/schemas/organisation.ts";
import { getPage } from "#content/schemas/pages.ts";
import { getTrail } from "#content/schemas/trail.ts";
import { givingBasket } from "../art/giving-basket.ts";
import { Duo } from "../components/duo.tsx";
import { GivingWays } from "../components/giving-ways.tsx";
import { ImpactList } from "../components/impact-list.tsx";
import { PageHead } from "../components/page-head.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import { Section } from "../components/section.tsx";
import { SectionHead } from "../components/section-head.tsx";
import { TextLink } from "../components/text-link.tsx";
import donationForm from "../islands/donation-form.island.tsx";
import { Island } from "../islands/island.tsx";
import { formOutcomeContext, givenToPageContext, plainOffer } from "../request-context.ts";
import type { Route } from "./+types/donate";

/** Rings of the basket for each amount: it grows with the gift. */
const rings = [3, 4, 6, 8];

export function loader({ context }: Route.LoaderArgs) {
  const page = getPage("donate");
  const outcome = context.get(formOutcomeContext);
  return {
    page,
    breadcrumbs: getTrail(page),
    organisation: getOrganisation(),
    totalsLink: getGiving().totals.link,
    offer: context.get(givenToPageContext).donationOffer ?? plainOffer,
    outcome: outcome?.form === "donation" ? outcome : null,
    baskets: Object.fromEntries(
      page.form.amounts.map((amount, index) => {
        const count = rings[index] ?? 8;
        return [`basket-${amount}`, givingBasket(count, 24 + count * 6)];
      }),
    ),
  };
}

export default function Donate({ loaderData }: Route.ComponentProps) {
  const { page, breadcrumbs, organisation, offer, outcome, baskets, totalsLink } = loaderData;
  const { ways, impact } = page;
  return (
    <>
      <PageMeta {...page} origin={organisation.url} />
      <PageHead
        tone="gold"
        art="head-donate"
        breadcrumbs={breadcrumbs}
        title={page.heading}
        lead={page.lead}
      />
      <Section top="less">
        <Duo>
          <div>
            <h2 className="form-title">{page.form.heading}</h2>
            <Island
              of={donationForm}
              when="idle"
              props={{ content: page.form, action: page.path, offer, outcome }}
              statics={baskets}
            />
          </div>
          <GivingWays ways={ways} organisation={organisation} />
        </Duo>
      </Section>
      <Section tone="leaf" labelledBy="impact">
        <SectionHead title={impact.heading} id="impact">
          <p>{impact.intro}</p>
          {offer.hasTotals && <TextLink href="/donate/totals">{totalsLink}</TextLink>}
        </SectionHead>
        <ImpactList items={impact.items} />
      </Section>
    </>
  );
}
