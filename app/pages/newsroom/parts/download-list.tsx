import { statSync } from "node:fs";
import { join } from "node:path";
import { Icon } from "#app/components/base/icon.tsx";
import type { Article } from "#collections/articles/articles.ts";
import { downloadCost } from "#collections/formats/download-cost.ts";
import { projectRoot } from "#collections/reading/project-root.ts";
import { getDataCost } from "#collections/site/data-cost.ts";
import styles from "./download-list.module.css";

export function DownloadList({ downloads }: Pick<Article, "downloads">) {
  return (
    <ul>
      {downloads.map(({ label, file }) => {
        const bytes = statSync(join(projectRoot(), "public", file)).size;
        return (
          <li key={file}>
            <a className={`tap gap-3 ${styles.download}`} href={file} download>
              <Icon name="download" />
              <span>
                {label} <span className={styles.cost}>({downloadCost(bytes, getDataCost())})</span>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
