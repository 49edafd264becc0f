import { PageHead } from "#app/components/layout/page-head.tsx";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { getBreadcrumbs } from "#schemas/pages/breadcrumbs.ts";
import { getPage } from "#schemas/pages/pages.ts";
import { getServices } from "#schemas/services.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import type { Route } from "./+types/services";
import { ClosingNote } from "./parts/closing-note.tsx";
import { ServiceWeave } from "./parts/service-weave.tsx";

export function loader() {
  const page = getPage("services");
  return {
    page,
    breadcrumbs: getBreadcrumbs(page),
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
