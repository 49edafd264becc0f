import { useContext } from "react";
import styles from "./field.module.css";
import { FieldContext, type TypedProps } from "./field-context.ts";
import { PictureChooser, Upload } from "./picture-chooser.tsx";

/** A picture or a document below `public/`: one that is there, or an upload of another. */
export function UploadInput(props: TypedProps<"select"> & { format: string }) {
  const { value, format, onType, ...input } = props;
  const { folder, addresses } = useContext(FieldContext);
  if (format === "picture") {
    const label = "Bring a picture from this computer";
    return (
      <>
        <PictureChooser {...input} label={label} value={value} folder={folder} onChosen={onType} />
        <p className={styles.help}>Only with written consent, and shared without its location.</p>
      </>
    );
  }
  const known = addresses.filter((one) => /^\/(files|documents)\//.test(one));
  return (
    <>
      <select {...input} value={value} onChange={({ target }) => onType(target.value)}>
        {[...new Set(["", value, ...known])].map((one) => (
          <option key={one} value={one}>
            {one === "" ? "–" : one.replace(/.*\//, "")}
          </option>
        ))}
      </select>
      <Upload label="Bring a PDF from this computer" folder="files" onChosen={onType} />
    </>
  );
}
