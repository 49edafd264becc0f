import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { getPage } from "#collections/pages/pages.ts";
import { getKnownOrganisation } from "#collections/site/organisation.ts";
import { Answers } from "./parts/answers.tsx";

export default function Accountability() {
  const page = getPage("accountability");
  return (
    <>
      <PageOpening page={page} tone="leaf" art="pattern-kuba" />
      <Section top="less">
        <Answers page={page} organisation={getKnownOrganisation()} />
      </Section>
    </>
  );
}
