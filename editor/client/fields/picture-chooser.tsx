import { useContext } from "react";
import styles from "./field.module.css";
import { FieldContext } from "./field-context.ts";

interface PictureChooserProps {
  id?: string | undefined;
  "aria-describedby"?: string | undefined;
  /** Address of the picture that is chosen; empty for none. */
  value: string;
  /** Folder of the content file: pictures of the same kind of page come first. */
  folder: string;
  disabled?: boolean | undefined;
  onChosen(address: string): void;
}

/** The pictures that are there, each with its name. To press the chosen one again takes it away. */
export function PictureChooser(props: PictureChooserProps) {
  const { id, value, folder, disabled, onChosen } = props;
  const { pictures } = useContext(FieldContext);
  const own = pictures.filter((one) => one.startsWith(`/${folder}/`));
  const shown = [...new Set([value, ...own, ...pictures])].filter((one) => one.startsWith("/"));
  return (
    <div
      id={id}
      tabIndex={-1}
      className={styles.pictures}
      role="group"
      aria-label="Pictures that are there"
      aria-describedby={props["aria-describedby"]}
    >
      {shown.length === 0 && <p className={styles.help}>There is none yet.</p>}
      {shown.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === value}
          disabled={disabled}
          onClick={() => onChosen(one === value ? "" : one)}
        >
          <img src={`/public${one}`} alt="" loading="lazy" />
          {one.replace(/.*\//, "")}
        </button>
      ))}
    </div>
  );
}
