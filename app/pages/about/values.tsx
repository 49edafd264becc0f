import { TextLink } from "#app/components/base/text-link.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { getBreadcrumbs } from "#schemas/pages/breadcrumbs.ts";
import { getPage } from "#schemas/pages/pages.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import { getValues } from "#schemas/site/values.ts";
import type { Route } from "./+types/values";
import { ValueCloth } from "./parts/value-cloth.tsx";

export function loader() {
  const page = getPage("values");
  return {
    page,
    breadcrumbs: getBreadcrumbs(page),
    origin: getOrganisation().url,
    values: getValues(),
  };
}

export default function Values({ loaderData }: Route.ComponentProps) {
  const { page, breadcrumbs, origin, values } = loaderData;
  return (
    <>
      <PageMeta {...page} origin={origin} />
      <PageHead
        tone="dye"
        art="head-values"
        breadcrumbs={breadcrumbs}
        title={page.heading}
        lead={page.lead}
      />
      <ValueCloth values={values} />
      <Section top="none" bottom="less">
        <p className="after-block">
          <TextLink href={page.link.href}>{page.link.label}</TextLink>
        </p>
      </Section>
    </>
  );
}
