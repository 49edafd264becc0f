import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { getPageOpening } from "#collections/pages/page-opening.ts";
import { getKnownOrganisation } from "#collections/site/organisation.ts";
import type { Route } from "./+types/accountability";
import { Answers } from "./parts/answers.tsx";

export const loader = () => ({
  ...getPageOpening("accountability"),
  organisation: getKnownOrganisation(),
});

/** Who the organisation is in law, who leads and funds it, and how to complain about it. */
export default function Accountability({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageOpening {...loaderData} tone="leaf" art="pattern-kuba" />
      <Section top="less">
        <Answers {...loaderData} />
      </Section>
    </>
  );
}
