import type { ComponentProps, ReactNode } from "react";
import type { LoaderFunctionArgs } from "react-router";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { TableHead } from "#app/components/tables/table-head.tsx";
import { tableRoles } from "#app/components/tables/table-roles.ts";
import { MarkdownText } from "#app/components/text/markdown-text.tsx";
import { PlainList } from "#app/components/text/plain-list.tsx";
import { settingsOf } from "#app/request-context.ts";
import { formsElsewhere } from "#app/site-settings.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import {
  getLegalPage,
  type LegalPath,
  type LegalSlot,
  legalSlots,
  legalText,
} from "#collections/legal/legal-pages.ts";
import { namePage } from "#collections/pages/pages.ts";
import { markdownSections } from "#collections/reading/markdown-sections.ts";
import { legalValues } from "#collections/site/legal-values.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import { getRetention } from "#collections/site/retention.ts";
import { inDays } from "#collections/time/days.ts";
import styles from "./parts/legal-text.module.css";
import { DataAbroad, Processors } from "./parts/processors.tsx";
import tableStyles from "./parts/retention-table.module.css";

/** Each legal page has a surface and a quiet cloth of its own. */
const looks: Record<LegalPath, Pick<ComponentProps<typeof PageOpening>, "tone" | "art">> = {
  "/legal/privacy": { tone: "night", art: "head-privacy" },
  "/legal/terms": { tone: "leaf", art: "head-terms" },
  "/legal/cookies": { tone: "gold", art: "head-cookies" },
  "/legal/disclaimer": { tone: "bark", art: "head-disclaimer" },
  "/legal/accessibility": { tone: "jac", art: "head-accessibility" },
};

export function loader({ request, context }: LoaderFunctionArgs) {
  const { body, elsewhere, ...page } = getLegalPage(new URL(request.url).pathname);
  const text = legalText({ body, elsewhere }, formsElsewhere(settingsOf(context)));
  const values = legalValues(getOrganisation());
  return { page: namePage(page), sections: markdownSections(text, { values, slots: legalSlots }) };
}

const slots: Readonly<Record<string, ReactNode>> = {
  retention: <RetentionTable />,
  processors: <Processors />,
  abroad: <DataAbroad />,
} satisfies Record<LegalSlot, ReactNode>;

export default function LegalPage({ loaderData }: { loaderData: ReturnType<typeof loader> }) {
  const { page } = loaderData;
  return (
    <>
      <PageOpening {...loaderData} {...looks[page.path]} modifiedOn={page.updatedOn} />
      <LegalText {...loaderData} />
    </>
  );
}

function RetentionTable() {
  return (
    <table {...tableRoles.table} className={tableStyles.table}>
      <TableHead columns={["What", "How long"]} />
      <tbody {...tableRoles.group}>
        {Object.values(getRetention().periods).map((row) => (
          <tr {...tableRoles.row} key={row.record}>
            <th {...tableRoles.rowHeader}>{`${row.record}, ${row.purpose}`}</th>
            <td {...tableRoles.cell}>
              {"days" in row ? (
                <>
                  <strong>{inDays(row.days)}</strong> after {row.from}
                </>
              ) : (
                `Until ${row.until}`
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A long text made to be read or looked up: its points first, then contents, then numbered sections. */
function LegalText({ page, sections }: ReturnType<typeof loader>) {
  const { inShort, updatedOn } = page;
  return (
    <Section top="less">
      <div className={`split-medium ${styles.layout}`}>
        <section className={styles.short} aria-labelledby="in-short">
          <h2 className={styles.label} id="in-short">
            In short
          </h2>
          <PlainList items={inShort} />
          <p className={`small ${styles.changed}`}>
            Last changed on <time dateTime={updatedOn}>{formatDay(updatedOn)}</time>
          </p>
        </section>
        <nav className={`no-print ${styles.contents}`} aria-labelledby="contents">
          <h2 className={styles.label} id="contents">
            On this page
          </h2>
          <ol>
            {sections.map(({ id, title }, index) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span className={styles.number}>{index + 1}</span>
                  <span className={styles.entry}>{title}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <article className={styles.text}>
          {sections.map(({ id, title, parts }, index) => (
            <section
              key={id}
              id={id}
              className={`split ${styles.section}`}
              aria-labelledby={`${id}-title`}
            >
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h2 className={styles.title} id={`${id}-title`}>
                  {title}
                </h2>
                {parts.map((part) =>
                  "html" in part ? (
                    <MarkdownText key={part.html} html={part.html} className={styles.words} />
                  ) : (
                    <div key={part.slot}>{slots[part.slot]}</div>
                  ),
                )}
              </div>
            </section>
          ))}
        </article>
      </div>
    </Section>
  );
}
