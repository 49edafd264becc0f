import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import type { Overview } from "../core/open-file.ts";
import * as editor from "./editor-api.ts";
import { FileView } from "./file/file-view.tsx";

/** The form of one text, with its page beside it. */
function Text({ file, field }: { file: string; field?: string | undefined }) {
  const [overview, setOverview] = useState<Overview>();
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => {
    editor.overview().then(setOverview, (error: Error) => setRefusal(error.message));
  }, []);
  if (overview) {
    return <FileView file={file} field={field} overview={overview} />;
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
const { file = "", field } = place?.dataset ?? {};
if (place) createRoot(place).render(<Text file={file} field={field} />);
