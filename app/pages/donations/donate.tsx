import { href } from "react-router";
import { givingBasket } from "#app/art/giving-basket.ts";
import { TextLink } from "#app/components/base/text-link.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { SectionHead } from "#app/components/layout/section-head.tsx";
import { TwoColumns } from "#app/components/layout/two-columns.tsx";
import { Island } from "#app/islands/island.tsx";
import { useHasServer } from "#app/page-rendering.ts";
import { defaultOffer, formOutcomeContext, pageDataContext } from "#app/request-context.ts";
import { getPageOpening } from "#collections/pages/page-opening.ts";
import { getGiving } from "#collections/site/giving.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import type { Route } from "./+types/donate";
import { countRings } from "./parts/count-rings.ts";
import donationForm from "./parts/donation-form.island.tsx";
import { GivingWays } from "./parts/giving-ways.tsx";
import { ImpactList } from "./parts/impact-list.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const opening = getPageOpening("donate");
  const outcome = context.get(formOutcomeContext);
  return {
    ...opening,
    organisation: getOrganisation(),
    totalsLink: getGiving().totals.link,
    offer: context.get(pageDataContext).donationOffer ?? defaultOffer,
    outcome: outcome?.form === "donation" ? outcome : null,
    baskets: Object.fromEntries(
      opening.page.form.amounts.map((amount, _, amounts) => {
        const count = countRings(amount, amounts);
        return [`basket-${amount}`, givingBasket(count, 24 + count * 6)];
      }),
    ),
  };
}

export default function Donate({ loaderData }: Route.ComponentProps) {
  const { page, organisation, offer, outcome, baskets, totalsLink } = loaderData;
  const { ways, impact } = page;
  const hasServer = useHasServer();
  return (
    <>
      <PageOpening {...loaderData} tone="gold" art="head-donate" />
      <Section top="less">
        <TwoColumns>
          <div>
            <h2 className="form-title">{page.form.heading}</h2>
            {hasServer ? (
              <Island
                of={donationForm}
                when="idle"
                props={{ content: page.form, action: page.path, offer, outcome }}
                statics={baskets}
              />
            ) : (
              <p className="lead">{page.notOpen}</p>
            )}
          </div>
          <GivingWays
            ways={ways}
            organisation={organisation}
            hasMobileMoney={offer.hasMobileMoney}
          />
        </TwoColumns>
      </Section>
      <Section tone="leaf" labelledBy="impact">
        <SectionHead title={impact.heading} id="impact">
          <p>{impact.intro}</p>
          {offer.hasTotals && <TextLink href={href("/donate/totals")}>{totalsLink}</TextLink>}
        </SectionHead>
        <ImpactList items={impact.items} />
      </Section>
    </>
  );
}
