import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import type { Choices } from "../core/open-file.ts";
import * as editor from "./editor-api.ts";
import { FileView } from "./file/file-view.tsx";

interface TextProps {
  file: string;
  field?: string | undefined;
  /** What the gold button says. */
  putOnline: string;
  /** How many other texts are not online. */
  others: number;
}

/** The form of one text, with its page beside it. */
function Text({ file, field, putOnline, others }: TextProps) {
  const [choices, setChoices] = useState<Choices>();
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => {
    editor.choices(file).then(setChoices, (error: Error) => setRefusal(error.message));
  }, [file]);
  if (choices) {
    return (
      <FileView file={file} field={field} choices={choices} putOnline={putOnline} others={others} />
    );
  }
  return (
    <main className="page" id="main" tabIndex={-1}>
      {refusal ? (
        <p className="notice notice--bad" role="alert">
          {refusal}
        </p>
      ) : (
        <p className="muted">Opening …</p>
      )}
    </main>
  );
}

const place = document.getElementById("text");
const { file = "", field, putOnline = "", others } = place?.dataset ?? {};
if (place) {
  createRoot(place).render(
    <Text file={file} field={field} putOnline={putOnline} others={Number(others)} />,
  );
}
