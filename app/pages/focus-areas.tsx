import { getOrganisation } from "#content/schemas/organisation.ts";
import { getPage } from "#content/schemas/pages.ts";
import { getSectors } from "#content/schemas/sectors.ts";
import { getTrail } from "#content/schemas/trail.ts";
import { PageHead } from "../components/page-head.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import { SectorBands } from "../components/sector-bands.tsx";
import type { Route } from "./+types/focus-areas";

export function loader() {
  const page = getPage("focus-areas");
  return {
    page,
    breadcrumbs: getTrail(page),
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
