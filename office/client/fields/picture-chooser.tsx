import { useContext, useId, useState } from "react";
import { keepPicture } from "../editor-api.ts";
import { FieldContext, type TypedProps } from "./field-context.ts";

interface UploadProps {
  /** Of the upload. */
  label: string;
  /** Folder of the content file; one of the same name in `public/` gets the picture, or else `images`. */
  folder: string;
  disabled?: boolean | undefined;
  onChosen(address: string): void;
}

interface PictureChooserProps extends UploadProps {
  id?: string | undefined;
  "aria-describedby"?: string | undefined;
  /** Address of the picture that is chosen; empty for none. */
  value: string;
}

/**
 * The pictures that fit, portraits for people and all others elsewhere, each with its name and those of the same kind
 * of page first; or another from this computer. To press the chosen one again takes it away.
 */
export function PictureChooser({ id, value, ...upload }: PictureChooserProps) {
  const { folder, disabled, onChosen, "aria-describedby": notes } = upload;
  const { pictures } = useContext(FieldContext);
  const isPortrait = (address: string) => address.startsWith("/team/");
  // A portrait was agreed to for the person's own card, and for nothing else.
  const fitting = pictures.filter((picture) => isPortrait(picture) === isPortrait(`/${folder}/`));
  const own = fitting.filter((address) => address.startsWith(`/${folder}/`));
  const choices = [...new Set([value, ...own, ...fitting])].filter((address) =>
    address.startsWith("/"),
  );
  return (
    <>
      <div
        id={id}
        tabIndex={-1}
        className="pictures"
        role="group"
        aria-label="Pictures that are there"
        aria-describedby={notes}
      >
        {choices.length === 0 && <p className="help">There is none yet.</p>}
        {choices.map((address) => (
          <button
            key={address}
            type="button"
            aria-pressed={address === value}
            disabled={disabled}
            onClick={() => onChosen(address === value ? "" : address)}
          >
            <img src={address} alt="" loading="lazy" />
            {address.replace(/.*\//, "")}
          </button>
        ))}
      </div>
      <Upload {...upload} />
    </>
  );
}

/** Uploads a picture or PDF. It refuses, with the reason, what the build would refuse. */
function Upload({ label, folder, disabled, onChosen }: UploadProps) {
  const id = useId();
  const { hold } = useContext(FieldContext);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const bring = (picture: File) => {
    setBusy(true);
    setRefusal(undefined);
    const upload = keepPicture(folder, picture).then(({ address }) => onChosen(address));
    hold(upload);
    upload.catch((error: Error) => setRefusal(error.message)).finally(() => setBusy(false));
  };
  return (
    <>
      <label className="upload">
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
        {isBusy && <p className="help">Looking at it …</p>}
        {refusal && <p className="error">{refusal}</p>}
      </div>
    </>
  );
}

/** A picture or a document below `public/`: one that is there, or an upload of another. */
export function UploadInput(props: TypedProps<"select"> & { format: string }) {
  const { value, format, onType, ...input } = props;
  const { folder, links } = useContext(FieldContext);
  if (format === "picture") {
    const label = "Bring a picture from this computer";
    return (
      <>
        <PictureChooser {...input} label={label} value={value} folder={folder} onChosen={onType} />
        <p className="help">
          Only with written consent. It is made smaller, turned upright, and loses the place where
          it was taken.
        </p>
      </>
    );
  }
  const addresses = links
    .map(({ address }) => address)
    .filter((link) => /^\/(files|documents)\//.test(link));
  return (
    <>
      <select {...input} value={value} onChange={({ target }) => onType(target.value)}>
        {[...new Set(["", value, ...addresses])].map((address) => (
          <option key={address} value={address}>
            {address === "" ? "–" : address.replace(/.*\//, "")}
          </option>
        ))}
      </select>
      <Upload label="Bring a PDF from this computer" folder="files" onChosen={onType} />
    </>
  );
}
