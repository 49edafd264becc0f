import { useEffect, useState } from "react";
import { Button } from "../button.tsx";

/** The whole file as text, when it cannot be shown as fields. */
export function SourceField({ text, onChange }: { text: string; onChange(text: string): void }) {
  const [draft, setDraft] = useState(text);
  useEffect(() => setDraft(text), [text]);
  return (
    <div className="field">
      <label htmlFor="source">The file as it stands</label>
      <p className="help">It cannot be shown as a form until what is said above is put right.</p>
      <textarea
        id="source"
        className="control source"
        value={draft}
        spellCheck={false}
        onChange={(event) => setDraft(event.target.value)}
      />
      <Button type="button" tone="line" onClick={() => onChange(draft)}>
        Read it again
      </Button>
    </div>
  );
}
