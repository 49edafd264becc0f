import { PageMeta } from "#app/components/text/page-meta.tsx";
import { givenToPageContext } from "#app/request-context.ts";
import { getBreadcrumbs } from "#schemas/pages/breadcrumbs.ts";
import { getGiving } from "#schemas/site/giving.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import type { Route } from "./+types/donate-status";
import { DonationStatus } from "./parts/donation-status.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { donation } = context.get(givenToPageContext);
  if (!donation) throw new Response(null, { status: 404 });
  const labels = getGiving();
  return {
    donation,
    labels,
    breadcrumbs: getBreadcrumbs({ breadcrumb: labels[donation.stage].title, parent: "donate" }),
    organisation: getOrganisation(),
  };
}

/** Thanks, failed and cancelled: the page that tells donors what has become of their donation. */
export default function DonateStatus({ loaderData }: Route.ComponentProps) {
  const { donation, labels, breadcrumbs, organisation } = loaderData;
  const title = `${labels[donation.stage].title} – ${organisation.name}`;
  return (
    <>
      <PageMeta title={title} path="/donate" origin={organisation.url} noIndex />
      <DonationStatus donation={donation} labels={labels} breadcrumbs={breadcrumbs} />
    </>
  );
}
