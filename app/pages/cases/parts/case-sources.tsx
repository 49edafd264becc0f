import { Container } from "#app/components/layout/container.tsx";
import { LinkList } from "#app/components/text/plain-list.tsx";
import { SourceList } from "#app/components/text/source-list.tsx";
import type { LitigationCase } from "#collections/cases/cases.ts";
import { getPage } from "#collections/pages/pages.ts";
import styles from "./case-sources.module.css";

export function CaseSources({ documents, sources }: Pick<LitigationCase, "documents" | "sources">) {
  const { noDocuments, restsOn } = getPage("litigation").casePage;
  return (
    <Container className={`split-medium columns-4-8 ${styles.grid}`}>
      <div>
        <h2 id="sources">Documents and sources</h2>
        {documents.length > 0 ? (
          <LinkList links={documents} className="taps" />
        ) : (
          <p className="muted">
            {noDocuments} {sources.length > 0 && restsOn.replace("{count}", `${sources.length}`)}
          </p>
        )}
      </div>
      {sources.length > 0 && (
        <div className={styles.sources}>
          <SourceList sources={sources} anchor="source" />
        </div>
      )}
    </Container>
  );
}
