import { Badge } from "#app/components/base/badge.tsx";
import { TextLink, TextLinks } from "#app/components/base/text-link.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section, TwoColumns } from "#app/components/layout/section.tsx";
import { TableHead } from "#app/components/tables/table-head.tsx";
import { Paragraphs } from "#app/components/text/markdown-text.tsx";
import { PlainList } from "#app/components/text/plain-list.tsx";
import { formatDay } from "#collections/formats/format-day.ts";
import { getPage, type PageContent } from "#collections/pages/pages.ts";
import { getProof, type ProofOutcome } from "#collections/proof/proof.ts";
import { fillFigures } from "./parts/fill-figures.ts";
import styles from "./parts/proof-table.module.css";

/** Each promise beside what a check found, when, and the command that repeats it. */
export default function Proof() {
  const page = getPage("proof");
  const { columns, limits, repeat } = page;
  const { checks } = getProof();
  return (
    <>
      <PageOpening page={page} tone="jac" art="pattern-plait" />
      {page.groups.map(({ heading, rows }, index) => {
        const id = `proof-${index + 1}`;
        return (
          <Section
            key={id}
            top={index === 0 ? "less" : "none"}
            bottom="less"
            labelledBy={id}
            title={heading}
          >
            {/* On phones each row becomes a block, which is read out as a table all the same. */}
            <table className={styles.table} aria-labelledby={id}>
              <TableHead columns={[columns.promise, columns.found, columns.day, columns.command]} />
              <tbody>
                {rows.map((row) => (
                  <PromiseRow key={row.check} row={row} outcome={checks[row.check]} page={page} />
                ))}
              </tbody>
            </table>
          </Section>
        );
      })}
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
            <Paragraphs texts={repeat.paragraphs} />
            <TextLinks links={repeat.links} />
          </section>
        </TwoColumns>
      </Section>
    </>
  );
}

const kinds = { kept: "success", broken: "late", "not measured": "pending" } as const;

interface PromiseRowProps {
  row: PageContent<"proof">["groups"][number]["rows"][number];
  outcome: ProofOutcome;
  page: PageContent<"proof">;
}

function PromiseRow({ row, outcome, page }: PromiseRowProps) {
  const { check, promise, link } = row;
  const { state, command } = outcome;
  const on = "on" in outcome && outcome.on;
  const found = {
    kept: () => ("figures" in outcome ? fillFigures(row.found, outcome.figures) : row.found),
    broken: () => ("faults" in outcome ? fillFigures(page.broken, outcome) : page.broken),
    "not measured": () => page.notMeasured,
  };
  return (
    <tr data-check={check}>
      <th scope="row">{promise}</th>
      <td>
        <Badge kind={kinds[state]}>{page.states[state]}</Badge>
        <p>{found[state]()}</p>
        {link && (
          <p>
            <TextLink href={link.href}>{link.label}</TextLink>
          </p>
        )}
      </td>
      <td data-label={page.columns.day}>{on ? <time dateTime={on}>{formatDay(on)}</time> : "–"}</td>
      <td data-label={page.columns.command}>
        <code>{command}</code>
      </td>
    </tr>
  );
}
