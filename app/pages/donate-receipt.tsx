import { getGiving } from "#content/schemas/giving.ts";
import { getOrganisation } from "#content/schemas/organisation.ts";
import { getTrail } from "#content/schemas/trail.ts";
import { Breadcrumbs } from "../components/breadcrumbs.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import { Receipt } from "../components/receipt.tsx";
import { Section } from "../components/section.tsx";
import { givenToPageContext } from "../request-context.ts";
import type { Route } from "./+types/donate-receipt";

export function loader({ context }: Route.LoaderArgs) {
  const { receipt } = context.get(givenToPageContext);
  if (!receipt) throw new Response(null, { status: 404 });
  const words = getGiving();
  return {
    receipt,
    words,
    breadcrumbs: getTrail({ breadcrumb: words.receipt.title, parent: "donate" }),
    organisation: getOrganisation(),
  };
}

/** A receipt to print; the same as the PDF file. */
export default function DonateReceipt({ loaderData }: Route.ComponentProps) {
  const { receipt, words, breadcrumbs, organisation } = loaderData;
  const title = `${words.receipt.title} ${receipt.number} – ${organisation.name}`;
  return (
    <>
      <PageMeta title={title} path="/donate" origin={organisation.url} noIndex />
      <Section top="less">
        <Breadcrumbs {...breadcrumbs} />
        <Receipt receipt={receipt} words={words} organisation={organisation} />
      </Section>
    </>
  );
}
