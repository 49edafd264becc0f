import { LinkList } from "#app/components/text/plain-list.tsx";
import { SourceList } from "#app/components/text/source-list.tsx";
import type { LitigationCase } from "#collections/cases/cases.ts";
import { caseLabels } from "./case-labels.ts";
import styles from "./case-sources.module.css";

/** The published documents of a case, and every source on which its page rests. */
export function CaseSources({ documents, sources }: Pick<LitigationCase, "documents" | "sources">) {
  return (
    <>
      {documents.length > 0 && (
        <>
          <h2>{caseLabels.documents}</h2>
          <LinkList links={documents} className="taps" />
        </>
      )}
      {sources.length > 0 && (
        <>
          <h2 id="sources">{`${sources.length} sources`}</h2>
          <div className={styles.sources}>
            <SourceList sources={sources} anchor="source" />
          </div>
        </>
      )}
    </>
  );
}
