import { citePage } from "#app/cite.ts";
import { ButtonLink } from "#app/components/base/button.tsx";
import { CopyButton } from "#app/components/base/copy-button.tsx";
import { TextLinks } from "#app/components/base/text-link.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { WideOpening } from "#app/components/layout/wide-opening.tsx";
import { ItemList } from "#app/components/lists/item-list.tsx";
import { tableRoles } from "#app/components/tables/table-roles.ts";
import { FactList } from "#app/components/text/fact-list.tsx";
import { StructuredData } from "#app/components/text/structured-data.tsx";
import { openDataLicence } from "#app/open-data-licence.ts";
import { fileSize } from "#collections/formats/download-cost.ts";
import { fillPlaceholders as fill } from "#collections/formats/fill-placeholders.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { getLaws, lastCheckedOn } from "#collections/laws/laws.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import styles from "./data.module.css";
import { tableOf } from "./open-data/columns.ts";
import { datasetCard } from "./open-data/data-package.ts";
import { openData } from "./open-data/open-data.ts";
import { FeedList } from "./parts/feed-list.tsx";

const previewRows = 5;

export default function Data() {
  const page = getPage("open-data");
  const { files, preview, lines, missing, mistake, feeds, path } = page;
  const tables = { laws: tableOf("laws"), cases: tableOf("cases") };
  const { rows, types } = tables.laws;
  const address = `${getOrganisation().url}${path}/laws.csv`;
  return (
    <>
      <WideOpening
        page={page}
        tone="night"
        title="title-6"
        beside={
          <FactList
            className={`row ${styles.numbers}`}
            facts={[
              { label: page.numbers.laws, value: rows.length },
              { label: page.numbers.cases, value: tables.cases.rows.length },
              { label: page.numbers.licence, value: openDataLicence.name },
            ]}
          />
        }
      />
      <StructuredData data={datasetCard()} />
      <Section top="less" bottom="less" className={styles.section}>
        <h2>{files.heading}</h2>
        <ul className={`split-medium columns-3 ${styles.files}`}>
          {files.items.map(({ file, heading, text }) => (
            <li key={file}>
              <h3 className="title-2">{heading}</h3>
              <p>{fill(text, { count: tables[file].rows.length })}</p>
              <p>
                {(["csv", "json"] as const).map((ending) => (
                  <ButtonLink
                    key={ending}
                    tone={ending === "csv" ? "gold" : "line"}
                    href={`${path}/${file}.${ending}`}
                    icon="download"
                    download
                  >
                    <span className="visually-hidden">{heading}: </span>
                    {ending.toUpperCase()},{" "}
                    {fileSize(Buffer.byteLength(openData(`${file}.${ending}`) ?? ""))}
                  </ButtonLink>
                ))}
              </p>
            </li>
          ))}
          <li>
            <h3 className="title-2">{files.programs.heading}</h3>
            <p>{files.programs.text}</p>
            <TextLinks links={files.programs.links} />
          </li>
        </ul>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it where it is wider than the screen */}
        <div className={styles.preview} tabIndex={0} role="region" aria-labelledby="preview">
          <table {...tableRoles.table}>
            <caption id="preview">
              {fill(preview.caption, { count: Object.keys(types).length })}
            </caption>
            <thead {...tableRoles.group}>
              <tr {...tableRoles.row}>
                {preview.columns.map((column) => (
                  <th {...tableRoles.column} key={column}>
                    <code>{column}</code>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody {...tableRoles.group}>
              {rows.slice(0, previewRows).map((row) => (
                <tr {...tableRoles.row} key={`${row.id}`}>
                  {preview.columns.map((column) => (
                    <td {...tableRoles.cell} key={column}>
                      {row[column]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Section>
      <Section tone="jac" top="less" bottom="less" className={styles.section}>
        <h2>{lines.heading}</h2>
        <dl className={styles.lines}>
          {lines.items.map(({ name, before, code }) => (
            <div key={name}>
              <dt className="title-2">{name}</dt>
              <dd>
                {before} <code>{fill(code, { address })}</code>
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>{lines.note}</p>
      </Section>
      <Section top="less" bottom="less" className={styles.section}>
        <div className={`split-medium columns-5-7 ${styles.limits}`}>
          <aside className={styles.missing} aria-labelledby="missing">
            <h2 id="missing">{missing.heading}</h2>
            <ItemList items={missing.items} />
          </aside>
          <CheckedLast />
        </div>
      </Section>
      <Section top="less" className={styles.section}>
        <div className={`split-medium columns-7-5 ${styles.cite}`}>
          <Cite />
          <div>
            <h2>{mistake.heading}</h2>
            <p>{mistake.text}</p>
            <TextLinks links={mistake.links} />
          </div>
        </div>
      </Section>
      <Section tone="leaf" top="less" bottom="less" className={styles.section}>
        <h2 id="feeds">{feeds.heading}</h2>
        <p className={styles.note}>{feeds.text}</p>
        <FeedList />
      </Section>
    </>
  );
}

/** The days on which laws were last compared with their sources, newest first, and the countries of each. */
function CheckedLast() {
  const { checked } = getPage("open-data");
  const laws = getLaws().toSorted((a, b) => b.checkedOn.localeCompare(a.checkedOn));
  return (
    <section aria-labelledby="checked">
      <h2 id="checked">{checked.heading}</h2>
      <p className="muted">{checked.text}</p>
      <dl className={styles.checked}>
        {[...Map.groupBy(laws, ({ checkedOn }) => checkedOn)].map(([day, ofDay]) => (
          <div key={day}>
            <dt>{formatDay(day)}</dt>
            <dd>
              {fill(checked.entries, { count: ofDay.length })}{" "}
              {[...Map.groupBy(ofDay, ({ country }) => country)].map(([country, [law]], index) => (
                <span key={country}>
                  {index > 0 && ", "}
                  <a href={law?.path.replace(/#.*/, "")}>{country}</a>
                </span>
              ))}
              .
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Cite() {
  const { cite: words, path } = getPage("open-data");
  const day = lastCheckedOn(getLaws());
  const title = fill(words.version, { title: words.title, day: formatDay(day) });
  const { apa } = citePage({ title, date: day, path, slug: "data" });
  return (
    <div>
      <h2>{words.heading}</h2>
      <p className={`entry ${styles.copy}`} id="cite">
        {apa} {openDataLicence.name}.
      </p>
      <CopyButton of="cite" what="the citation" />
      <p className="muted">{words.licence}</p>
    </div>
  );
}
