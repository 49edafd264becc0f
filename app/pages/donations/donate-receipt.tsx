import { Breadcrumbs } from "#app/components/layout/breadcrumbs.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { givenToPageContext } from "#app/request-context.ts";
import { getBreadcrumbs } from "#schemas/pages/breadcrumbs.ts";
import { getGiving } from "#schemas/site/giving.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import type { Route } from "./+types/donate-receipt";
import { Receipt } from "./parts/receipt.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { receipt } = context.get(givenToPageContext);
  if (!receipt) throw new Response(null, { status: 404 });
  const labels = getGiving();
  return {
    receipt,
    labels,
    breadcrumbs: getBreadcrumbs({ breadcrumb: labels.receipt.title, parent: "donate" }),
    organisation: getOrganisation(),
  };
}

/** A receipt to print; the same as the PDF file. */
export default function DonateReceipt({ loaderData }: Route.ComponentProps) {
  const { receipt, labels, breadcrumbs, organisation } = loaderData;
  const title = `${labels.receipt.title} ${receipt.number} – ${organisation.name}`;
  return (
    <>
      <PageMeta title={title} path="/donate" origin={organisation.url} noIndex />
      <Section top="less">
        <Breadcrumbs {...breadcrumbs} />
        <Receipt receipt={receipt} labels={labels} organisation={organisation} />
      </Section>
    </>
  );
}
