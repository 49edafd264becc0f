import { TextLink } from "#app/components/base/text-link.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { getPageOpening } from "#schemas/pages/page-opening.ts";
import { getValues } from "#schemas/site/values.ts";
import type { Route } from "./+types/values";
import { ValueCloth } from "./parts/value-cloth.tsx";

export function loader() {
  return {
    ...getPageOpening("values"),
    values: getValues(),
  };
}

export default function Values({ loaderData }: Route.ComponentProps) {
  const { page, values } = loaderData;
  return (
    <>
      <PageOpening {...loaderData} tone="dye" art="head-values" />
      <ValueCloth values={values} />
      <Section top="none" bottom="less">
        <p className="after-block">
          <TextLink href={page.link.href}>{page.link.label}</TextLink>
        </p>
      </Section>
    </>
  );
}
