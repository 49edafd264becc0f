import { PageMeta } from "#app/components/text/page-meta.tsx";
import { givenToPageContext } from "#app/request-context.ts";
import { getBreadcrumbs } from "#schemas/pages/breadcrumbs.ts";
import { getGiving } from "#schemas/site/giving.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import type { Route } from "./+types/donate-gift";
import { GiftAnswer } from "./parts/gift-answer.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { gift } = context.get(givenToPageContext);
  if (!gift) throw new Response(null, { status: 404 });
  const labels = getGiving();
  return {
    gift,
    labels,
    breadcrumbs: getBreadcrumbs({ breadcrumb: labels[gift.stage].title, parent: "donate" }),
    organisation: getOrganisation(),
  };
}

/** Thanks, failed and cancelled: the page that tells donors what has become of their gift. */
export default function DonateGift({ loaderData }: Route.ComponentProps) {
  const { gift, labels, breadcrumbs, organisation } = loaderData;
  const title = `${labels[gift.stage].title} – ${organisation.name}`;
  return (
    <>
      <PageMeta title={title} path="/donate" origin={organisation.url} noIndex />
      <GiftAnswer gift={gift} labels={labels} breadcrumbs={breadcrumbs} />
    </>
  );
}
