import { Icon } from "#app/components/base/icon.tsx";
import type { DownloadCost } from "./data-cost.ts";
import styles from "./download-list.module.css";

/** A file to take along. */
export interface Download extends DownloadCost {
  label: string;
  file: string;
}

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
