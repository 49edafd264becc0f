import { useContext, useState } from "react";
import { keepPicture } from "../ask-editor.ts";
import styles from "./field.module.css";
import { FieldContext } from "./field-context.ts";

interface PictureInputProps extends React.ComponentProps<"input"> {
  value: string;
  onType(address: string): void;
}

/** A picture below `public/`: the one that is named, and a way to bring another. */
export function PictureInput({ onType, ...input }: PictureInputProps) {
  const { folder } = useContext(FieldContext);
  const [refusal, setRefusal] = useState<string>();
  return (
    <>
      {input.value.startsWith("/") && (
        <img className={styles.picture} src={`/public${input.value}`} alt="As it is named now" />
      )}
      <input {...input} placeholder="/team/somebody.jpg" />
      <label className={styles.file}>
        Bring a picture from this computer
        <input
          type="file"
          accept=".jpg,.jpeg,.png,.webp,.avif"
          onChange={(event) => {
            const [picture] = event.target.files ?? [];
            if (!picture) return;
            keepPicture(folder, picture).then(
              ({ address }) => onType(address),
              (error: Error) => setRefusal(error.message),
            );
          }}
        />
      </label>
      <p className={styles.help}>Only with written consent, and shared without its location.</p>
      {refusal && (
        <p className={styles.problem} role="alert">
          {refusal}
        </p>
      )}
    </>
  );
}
