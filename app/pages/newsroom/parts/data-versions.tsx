import { TextLink } from "#app/components/base/text-link.tsx";
import { fileSize } from "#collections/formats/download-cost.ts";
import { fillPlaceholders as fill } from "#collections/formats/fill-placeholders.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { getPage } from "#collections/pages/pages.ts";
import { changesFile, type DataVersion, getDataVersions } from "../open-data/versions.ts";
import styles from "./data-versions.module.css";

export function DataVersions() {
  const versions = getDataVersions();
  return (
    <ol className={styles.versions}>
      {versions.map((version, index) => (
        <Version key={version.day} version={version} isNewest={index === 0} />
      ))}
    </ol>
  );
}

function Version({ version, isNewest }: { version: DataVersion; isNewest: boolean }) {
  const { versions: words, path } = getPage("open-data");
  const { day, files, changes, rows, isFirst } = version;
  const address = (name: string) => `${path}/${day}/${name}`;
  const count = (kind: string) => changes.filter(({ change }) => change === kind).length;
  const counts = { added: count("added"), changed: count("changed"), removed: count("removed") };
  return (
    <li>
      <p>
        <time dateTime={day}>{formatDay(day)}</time>
        {isNewest && <span>{words.newest}</span>}
      </p>
      <div>
        <p>{fill(isFirst ? words.first : words.later, { ...rows, ...counts })}</p>
        {!isFirst && (
          <details className={`${styles.fold} unfolds`}>
            <summary>{words.rows}</summary>
            <ul>
              {changes.map(({ file, id, change, fields }) => (
                <li key={`${file} ${id}`}>
                  <code>{id}</code>, {words.changes[change]}
                  {fields && `: ${fields}`}
                </li>
              ))}
            </ul>
            <TextLink href={address(changesFile)}>{words.all}</TextLink>
          </details>
        )}
        <details className={`${styles.fold} unfolds`}>
          <summary>{words.sums}</summary>
          <dl className="stack-tight">
            {files.map(({ name, bytes, sum }) => (
              <div key={name}>
                <dt className="strong">
                  <a href={address(name)}>{name}</a> <span>{fileSize(bytes)}</span>
                </dt>
                <dd>
                  <code>{sum}</code>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </li>
  );
}
