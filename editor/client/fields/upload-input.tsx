import { useContext } from "react";
import styles from "./field.module.css";
import { FieldContext } from "./field-context.ts";
import { PictureChooser } from "./picture-chooser.tsx";
import { PictureUpload } from "./picture-upload.tsx";

interface UploadInputProps extends React.ComponentProps<"select"> {
  value: string;
  format: string;
  onType(address: string): void;
}

/** A picture or a document below `public/`: one that is there, or an upload of another. */
export function UploadInput({ value, format, onType, ...input }: UploadInputProps) {
  const { folder, addresses } = useContext(FieldContext);
  if (format === "picture") {
    return (
      <>
        <PictureChooser {...input} value={value} folder={folder} onChosen={onType} />
        <PictureUpload label="Bring a picture from this computer" folder={folder} onKept={onType} />
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
      <PictureUpload label="Bring a PDF from this computer" folder="files" onKept={onType} />
    </>
  );
}
