import { givingBasket } from "#app/art/giving-basket.ts";
import { InlineArt } from "#app/components/art/inline-art.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section, SectionHead, TwoColumns } from "#app/components/layout/section.tsx";
import { Island } from "#app/islands/island.tsx";
import { useSettings } from "#app/page-rendering.ts";
import { outcomeOf } from "#app/request-context.ts";
import { getPage } from "#collections/pages/pages.ts";
import type { Route } from "./+types/donate";
import { countRings } from "./parts/count-rings.ts";
import donationForm from "./parts/donation-form.island.tsx";
import { GivingWays } from "./parts/giving-ways.tsx";
import impactList from "./parts/impact-list.module.css";
import { NextSteps } from "./parts/next-steps.tsx";
import { NotOpen, useTakesPledges } from "./parts/not-open.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return {
    page: getPage("donate"),
    outcome: outcomeOf(context, "donation"),
  };
}

export default function Donate({ loaderData }: Route.ComponentProps) {
  const { page, outcome } = loaderData;
  const { ways, impact } = page;
  const { next, ...form } = page.form;
  const { donationOffer: offer } = useSettings();
  const takesPledges = useTakesPledges();
  const isOpen = offer.providers.length > 0 || takesPledges;
  return (
    <>
      <PageOpening {...loaderData} tone="gold" art="head-donate" />
      <Section top="less">
        <TwoColumns>
          <div>
            <h2 className="form-title">{form.heading}</h2>
            {isOpen ? (
              <Island
                of={donationForm}
                when="idle"
                props={{
                  content: { ...form, privacy: next.privacy },
                  action: page.path,
                  offer,
                  outcome,
                }}
                statics={basketsOf(form.amounts)}
              />
            ) : (
              <NotOpen />
            )}
          </div>
          <div className="stack gap-7">
            {isOpen && <NextSteps next={next} offer={offer} />}
            <GivingWays ways={ways} hasMobileMoney={offer.hasMobileMoney} />
          </div>
        </TwoColumns>
      </Section>
      <Section tone="leaf" labelledBy="impact">
        <SectionHead {...impact} link={impact.answers} id="impact" />
        {/* Baskets of one size, because none of the four has a price. */}
        <ul className={`split columns-4 gap-6 ${impactList.list}`}>
          {impact.items.map(({ title, description }, index) => (
            <li key={title}>
              <InlineArt
                className={impactList.basket}
                svg={givingBasket(8, 168, turns[index % turns.length], 2)}
              />
              <div>
                <h3 className="title-2">{title}</h3>
                <p className="muted">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

/** Where the outer rings of the baskets begin: two kinds each, so that no two are alike. */
const turns = [4, 0, 2, 5];

function basketsOf(amounts: readonly number[]) {
  return Object.fromEntries(
    amounts.map((amount) => {
      const count = countRings(amount, amounts);
      return [`basket-${amount}`, givingBasket(count, 24 + count * 6)];
    }),
  );
}
