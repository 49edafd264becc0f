import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { getPageOpening } from "#schemas/pages/page-opening.ts";
import { getServices } from "#schemas/services.ts";
import type { Route } from "./+types/services";
import { ClosingNote } from "./parts/closing-note.tsx";
import { ServiceWeave } from "./parts/service-weave.tsx";

export function loader() {
  return { ...getPageOpening("services"), services: getServices() };
}

export default function Services({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageOpening {...loaderData} tone="leaf" art="head-services" />
      <ServiceWeave services={loaderData.services} />
      <ClosingNote tone="night" {...loaderData.page.closing} />
    </>
  );
}
