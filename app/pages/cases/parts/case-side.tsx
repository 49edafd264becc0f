import { FactList } from "#app/components/text/fact-list.tsx";
import type { LitigationCase } from "#collections/cases/cases.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { getPage } from "#collections/pages/pages.ts";
import { caseLabels } from "./case-labels.ts";
import styles from "./case-side.module.css";

/** What readers should not conclude, and the few facts of a case. */
export function CaseSide({ entry }: { entry: LitigationCase }) {
  const { parties, notKnown, forum, checkedOn } = entry;
  const { reply } = getPage("litigation").casePage;
  return (
    <div className={styles.side}>
      {notKnown.length > 0 && (
        <section className={styles.unknown} aria-labelledby="unknown">
          <h2 id="unknown">{caseLabels.notKnown}</h2>
          <ul>
            {notKnown.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
            <li>
              {reply.text} <a href={reply.link.href}>{reply.link.label}</a>
            </li>
          </ul>
        </section>
      )}
      <FactList
        className={styles.glance}
        facts={[
          { label: parties?.askingAs ?? caseLabels.asking, value: parties?.asking },
          { label: caseLabels.answering, value: parties?.answering },
          { label: caseLabels.forum, value: forum },
          { label: caseLabels.checked, value: formatDay(checkedOn) },
        ]}
      />
    </div>
  );
}
