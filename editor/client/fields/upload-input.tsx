import { useContext } from "react";
import styles from "./field.module.css";
import { FieldContext } from "./field-context.ts";
import { PictureUpload } from "./picture-upload.tsx";

/** A picture or a document below `public/`: one that is there, or an upload of another. */
export function UploadInput({
  value,
  format,
  onType,
  ...input
}: React.ComponentProps<"select"> & {
  value: string;
  format: string;
  onType(address: string): void;
}) {
  const { folder, pictures, addresses } = useContext(FieldContext);
  const isPicture = format === "picture";
  const known = isPicture
    ? pictures
    : addresses.filter((one) => /^\/(files|documents)\//.test(one));
  // Those of the same kind of page come first.
  const own = known.filter((one) => one.startsWith(`/${folder}/`));
  const options = [...new Set(["", value, ...own, ...known])];
  return (
    <>
      {isPicture && value.startsWith("/") && (
        <img className={styles.picture} src={`/public${value}`} alt="As it is chosen now" />
      )}
      <select
        {...input}
        className={styles.control}
        value={value}
        onChange={({ target }) => onType(target.value)}
      >
        {options.map((one) => (
          <option key={one} value={one}>
            {one === "" ? "–" : one.replace(/.*\//, "")}
          </option>
        ))}
      </select>
      <PictureUpload
        label={isPicture ? "Bring a picture from this computer" : "Bring a PDF from this computer"}
        folder={isPicture ? folder : "files"}
        onKept={onType}
      />
      {isPicture && (
        <p className={styles.help}>Only with written consent, and shared without its location.</p>
      )}
    </>
  );
}
