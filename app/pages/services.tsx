import { getOrganisation } from "#content/schemas/organisation.ts";
import { getPage } from "#content/schemas/pages.ts";
import { getServices } from "#content/schemas/services.ts";
import { getTrail } from "#content/schemas/trail.ts";
import { ClosingNote } from "../components/closing-note.tsx";
import { PageHead } from "../components/page-head.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import { ServiceWeave } from "../components/service-weave.tsx";
import type { Route } from "./+types/services";

export function loader() {
  const page = getPage("services");
  return {
    page,
    breadcrumbs: getTrail(page),
    origin: getOrganisation().url,
    services: getServices(),
  };
}

export default function Services({ loaderData }: Route.ComponentProps) {
  const { page, breadcrumbs, origin, services } = loaderData;
  return (
    <>
      <PageMeta {...page} origin={origin} />
      <PageHead
        tone="leaf"
        art="head-services"
        breadcrumbs={breadcrumbs}
        title={page.heading}
        lead={page.lead}
      />
      <ServiceWeave services={services} />
      <ClosingNote tone="night" {...page.closing} />
    </>
  );
}
