import { statSync } from "node:fs";
import { join } from "node:path";
import { Icon } from "#app/components/base/icon.tsx";
import type { Article } from "#collections/articles/articles.ts";
import { downloadCost } from "#collections/formats/download-cost.ts";
import { projectRoot } from "#collections/reading/project-root.ts";
import { getDataCost } from "#collections/site/data-cost.ts";
import styles from "./download-list.module.css";

/** Files with their size and what they cost in mobile data. */
export function DownloadList({ downloads }: Pick<Article, "downloads">) {
  const { ugxPerMegabyte } = getDataCost();
  return (
    <ul>
      {downloads.map(({ label, file }) => {
        const bytes = statSync(join(projectRoot(), "public", file)).size;
        const { size, price } = downloadCost(bytes, ugxPerMegabyte);
        return (
          <li key={file}>
            <a className={styles.download} href={file} download>
              <Icon name="download" />
              <span>
                {label}{" "}
                <span className={styles.cost}>
                  ({size}, {price} of mobile data)
                </span>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
