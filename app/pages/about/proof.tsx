import { TextLinks } from "#app/components/base/text-link.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { TwoColumns } from "#app/components/layout/two-columns.tsx";
import { PlainList } from "#app/components/text/plain-list.tsx";
import { getPageOpening } from "#collections/pages/page-opening.ts";
import { getProof } from "#collections/proof/proof.ts";
import type { Route } from "./+types/proof";
import { fillFigures } from "./parts/fill-figures.ts";
import { ProofTable } from "./parts/proof-table.tsx";

export function loader() {
  const opening = getPageOpening("proof");
  const { page } = opening;
  const { checks } = getProof();
  return {
    ...opening,
    groups: page.groups.map(({ heading, rows }, index) => ({
      heading,
      id: `proof-${index + 1}`,
      rows: rows.map(({ check, promise, found, link }) => {
        const outcome = checks[check];
        const told = {
          kept: () => ("figures" in outcome ? fillFigures(found, outcome.figures) : found),
          broken: () => ("faults" in outcome ? fillFigures(page.broken, outcome) : page.broken),
          "not measured": () => page.notMeasured,
        };
        return {
          check,
          promise,
          link,
          state: outcome.state,
          command: outcome.command,
          found: told[outcome.state](),
          on: "on" in outcome ? outcome.on : undefined,
        };
      }),
    })),
  };
}

/** Each promise beside what a check found, when, and the command that repeats it. */
export default function Proof({ loaderData }: Route.ComponentProps) {
  const { page, groups } = loaderData;
  const { columns, states, limits, repeat } = page;
  return (
    <>
      <PageOpening {...loaderData} tone="jac" art="pattern-plait" />
      {groups.map(({ heading, id, rows }, index) => (
        <Section
          key={id}
          top={index === 0 ? "less" : "none"}
          bottom="less"
          labelledBy={id}
          title={heading}
        >
          <ProofTable rows={rows} labels={columns} states={states} labelledBy={id} />
        </Section>
      ))}
      <Section tone="leaf" top="less" bottom="less">
        <TwoColumns>
          <section className="stack" aria-labelledby="limits">
            <h2 id="limits">{limits.heading}</h2>
            <PlainList items={limits.items} />
          </section>
          <section className="stack" aria-labelledby="repeat">
            <h2 id="repeat" className="form-title">
              {repeat.heading}
            </h2>
            {repeat.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <TextLinks links={repeat.links} />
          </section>
        </TwoColumns>
      </Section>
    </>
  );
}
