import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { getPageOpening } from "#schemas/pages/page-opening.ts";
import { getSectors } from "#schemas/site/sectors.ts";
import type { Route } from "./+types/focus-areas";
import { SectorBands } from "./parts/sector-bands.tsx";

export function loader() {
  return {
    ...getPageOpening("focus-areas"),
    sectors: getSectors(),
  };
}

export default function FocusAreas({ loaderData }: Route.ComponentProps) {
  const { page, sectors } = loaderData;
  return (
    <>
      <PageOpening {...loaderData} tone="bark" art="head-focus-areas" />
      <SectorBands sectors={sectors} link={page.link} />
    </>
  );
}
