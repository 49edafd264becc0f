import type { Overview } from "../core/open-file.ts";
import styles from "./list-view.module.css";
import { hrefOf } from "./use-editor-location.ts";

/** Links to files with unsaved changes, also from an earlier start; renders nothing without any. */
export function UnsavedNote({ overview, lead }: { overview: Overview; lead: string }) {
  const unsaved = overview.folders.flatMap(({ files }) => files.filter((file) => file.isUnsaved));
  if (unsaved.length === 0) return null;
  return (
    <p className={styles.note}>
      {lead}{" "}
      {unsaved.map(({ file, title }, at) => (
        <span key={file}>
          {at > 0 && ", "}
          <a href={hrefOf({ view: "file", file })}>{title}</a>
        </span>
      ))}
    </p>
  );
}
