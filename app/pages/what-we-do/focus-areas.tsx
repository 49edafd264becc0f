import { PageHead } from "#app/components/layout/page-head.tsx";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { getBreadcrumbs } from "#schemas/pages/breadcrumbs.ts";
import { getPage } from "#schemas/pages/pages.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import { getSectors } from "#schemas/site/sectors.ts";
import type { Route } from "./+types/focus-areas";
import { SectorBands } from "./parts/sector-bands.tsx";

export function loader() {
  const page = getPage("focus-areas");
  return {
    page,
    breadcrumbs: getBreadcrumbs(page),
    origin: getOrganisation().url,
    sectors: getSectors(),
  };
}

export default function FocusAreas({ loaderData }: Route.ComponentProps) {
  const { page, breadcrumbs, origin, sectors } = loaderData;
  return (
    <>
      <PageMeta {...page} origin={origin} />
      <PageHead
        tone="bark"
        art="head-focus-areas"
        breadcrumbs={breadcrumbs}
        title={page.heading}
        lead={page.lead}
      />
      <SectorBands sectors={sectors} link={page.link} />
    </>
  );
}
