import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import type { Overview } from "../core/open-file.ts";
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
  const [overview, setOverview] = useState<Overview>();
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => {
    editor.overview().then(setOverview, (error: Error) => setRefusal(error.message));
  }, []);
  if (overview) {
    return (
      <FileView
        file={file}
        field={field}
        overview={overview}
        putOnline={putOnline}
        others={others}
      />
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
