import { useId, useState } from "react";
import { keepPicture } from "../editor-api.ts";
import styles from "./field.module.css";

interface PictureUploadProps {
  label: string;
  /** Folder of the content file; one of the same name in `public/` gets the picture, or else `images`. */
  folder: string;
  disabled?: boolean;
  onKept(address: string): void;
}

/** Uploads a picture from this computer. It refuses, with the reason, what the build would refuse. */
export function PictureUpload({ label, folder, disabled, onKept }: PictureUploadProps) {
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const bring = (picture: File) => {
    setBusy(true);
    setRefusal(undefined);
    keepPicture(folder, picture)
      .then(
        ({ address }) => onKept(address),
        (error: Error) => setRefusal(error.message),
      )
      .finally(() => setBusy(false));
  };
  return (
    <>
      <label className={styles.file}>
        {label}
        <input
          type="file"
          accept={folder === "files" ? ".pdf" : ".jpg,.jpeg,.png,.webp,.avif"}
          disabled={disabled}
          aria-describedby={`${id}-said`}
          aria-invalid={refusal ? true : undefined}
          onChange={({ target }) => {
            const [picture] = target.files ?? [];
            if (picture) bring(picture);
          }}
        />
      </label>
      <div id={`${id}-said`} aria-live="polite">
        {isBusy && <p className={styles.help}>Looking at it …</p>}
        {refusal && <p className={styles.problem}>{refusal}</p>}
      </div>
    </>
  );
}
