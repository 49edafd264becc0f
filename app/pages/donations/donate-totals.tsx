import { PageHead } from "#app/components/layout/page-head.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { givenToPageContext } from "#app/request-context.ts";
import { getTrail } from "#schemas/pages/trail.ts";
import { getGiving } from "#schemas/site/giving.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import type { Route } from "./+types/donate-totals";
import { MonthTotals } from "./parts/month-totals.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { totals } = context.get(givenToPageContext);
  if (!totals) throw new Response(null, { status: 404 });
  const words = getGiving().totals;
  return {
    totals,
    words,
    breadcrumbs: getTrail({ breadcrumb: words.heading, parent: "donate" }),
    origin: getOrganisation().url,
  };
}

/** What was given, month by month; shown only where it is switched on. */
export default function DonateTotals({
  loaderData: { totals, words, breadcrumbs, origin },
}: Route.ComponentProps) {
  return (
    <>
      <PageMeta {...words} path="/donate/totals" origin={origin} />
      <PageHead
        tone="gold"
        art="head-donate"
        breadcrumbs={breadcrumbs}
        title={words.heading}
        lead={words.lead}
      />
      <Section top="less">
        {totals.length === 0 ? (
          <p className="lead">{words.none}</p>
        ) : (
          <MonthTotals totals={totals} words={words} />
        )}
      </Section>
    </>
  );
}
