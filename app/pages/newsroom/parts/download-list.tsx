import { Icon } from "#app/components/base/icon.tsx";
import type { Article } from "#collections/articles/articles.ts";
import type { downloadCost } from "#collections/formats/download-cost.ts";
import styles from "./download-list.module.css";

type Download = Article["downloads"][number] & ReturnType<typeof downloadCost>;

/** Files with their size and what they cost in mobile data. */
export function DownloadList({ downloads }: { downloads: readonly Download[] }) {
  return (
    <ul>
      {downloads.map(({ label, file, size, price }) => (
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
      ))}
    </ul>
  );
}
