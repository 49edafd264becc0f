import { useContext } from "react";
import styles from "./field.module.css";
import { FieldContext } from "./field-context.ts";
import { PictureUpload } from "./picture-upload.tsx";

interface PictureInputProps extends React.ComponentProps<"input"> {
  value: string;
  onType(address: string): void;
}

/** A picture below `public/`: the current one, and an upload of another. */
export function PictureInput({ onType, ...input }: PictureInputProps) {
  const { folder } = useContext(FieldContext);
  return (
    <>
      {input.value.startsWith("/") && (
        <img className={styles.picture} src={`/public${input.value}`} alt="As it is named now" />
      )}
      <input {...input} placeholder="/team/a-name.jpg" />
      <PictureUpload label="Bring a picture from this computer" folder={folder} onKept={onType} />
      <p className={styles.help}>Only with written consent, and shared without its location.</p>
    </>
  );
}
