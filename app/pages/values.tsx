import { getOrganisation } from "#content/schemas/organisation.ts";
import { getPage } from "#content/schemas/pages.ts";
import { getTrail } from "#content/schemas/trail.ts";
import { getValues } from "#content/schemas/values.ts";
import { PageHead } from "../components/page-head.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import { Section } from "../components/section.tsx";
import { TextLink } from "../components/text-link.tsx";
import { ValueCloth } from "../components/value-cloth.tsx";
import type { Route } from "./+types/values";

export function loader() {
  const page = getPage("values");
  return {
    page,
    breadcrumbs: getTrail(page),
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
        <p className="after-field">
          <TextLink href={page.link.href}>{page.link.label}</TextLink>
        </p>
      </Section>
    </>
  );
}
