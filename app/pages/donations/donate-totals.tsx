import { PageHead } from "#app/components/layout/page-head.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { givenToPageContext } from "#app/request-context.ts";
import { getBreadcrumbs } from "#schemas/pages/breadcrumbs.ts";
import { getGiving } from "#schemas/site/giving.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import type { Route } from "./+types/donate-totals";
import { MonthTotals } from "./parts/month-totals.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { totals } = context.get(givenToPageContext);
  if (!totals) throw new Response(null, { status: 404 });
  const labels = getGiving().totals;
  return {
    totals,
    labels,
    breadcrumbs: getBreadcrumbs({ breadcrumb: labels.heading, parent: "donate" }),
    origin: getOrganisation().url,
  };
}

/** What was given, month by month; shown only where it is switched on. */
export default function DonateTotals({
  loaderData: { totals, labels, breadcrumbs, origin },
}: Route.ComponentProps) {
  return (
    <>
      <PageMeta {...labels} path="/donate/totals" origin={origin} />
      <PageHead
        hasCard={false}
        tone="gold"
        art="head-donate"
        breadcrumbs={breadcrumbs}
        title={labels.heading}
        lead={labels.lead}
      />
      <Section top="less">
        {totals.length === 0 ? (
          <p className="lead">{labels.none}</p>
        ) : (
          <MonthTotals totals={totals} labels={labels} />
        )}
      </Section>
    </>
  );
}
