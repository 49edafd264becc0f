import { Page } from "#app/components/layout/page.tsx";
import { pageBasics } from "#schemas/pages/page-basics.ts";
import { getPage } from "#schemas/pages/pages.ts";
import { getServices } from "#schemas/services.ts";
import type { Route } from "./+types/services";
import { ClosingNote } from "./parts/closing-note.tsx";
import { ServiceWeave } from "./parts/service-weave.tsx";

export function loader() {
  return { ...pageBasics(getPage("services")), services: getServices() };
}

export default function Services({ loaderData }: Route.ComponentProps) {
  return (
    <Page {...loaderData} tone="leaf" art="head-services">
      <ServiceWeave services={loaderData.services} />
      <ClosingNote tone="night" {...loaderData.page.closing} />
    </Page>
  );
}
