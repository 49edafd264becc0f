import { getGiving } from "#content/schemas/giving.ts";
import { getOrganisation } from "#content/schemas/organisation.ts";
import { getTrail } from "#content/schemas/trail.ts";
import { MonthTotals } from "../components/month-totals.tsx";
import { PageHead } from "../components/page-head.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import { Section } from "../components/section.tsx";
import { givenToPageContext } from "../request-context.ts";
import type { Route } from "./+types/donate-totals";

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
