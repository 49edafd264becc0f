import { useEffect, useRef, useState } from "react";
import type { Edit } from "../core/edit.ts";
import type { OpenFile } from "../core/open-file.ts";
import * as editor from "./editor-api.ts";

export type EditedFile = ReturnType<typeof useFile>;

/** One thing at a time: each change builds on the text that the one before has made. */
export function useFile(file: string, onSaved: () => Promise<void>) {
  const [opened, setOpened] = useState<OpenFile>();
  /** Why something could not be done; goes with the next thing that is. */
  const [refusal, setRefusal] = useState<string>();
  /** Whether the file was changed elsewhere after it was opened here. */
  const [hasConflict, setConflict] = useState(false);
  const [isSaving, setSaving] = useState(false);
  /** Whether a picture or a PDF is on its way into the text. */
  const [isBringing, setBringing] = useState(false);
  /** Changes when all fields must show the file again, whatever was typed into them. */
  const [renderKey, setRenderKey] = useState(0);
  /** What is known now, ahead of what is drawn. */
  const now = useRef({
    /** Earlier texts, newest last. */
    history: Array.of<string>(),
    text: "",
    /** What the editor has shown here; while a conflict waits for a choice, the text is another one. */
    shown: {} as OpenFile,
    queue: Promise.resolve(),
    uploads: new Set<Promise<void>>(),
    /** What is typed into one field without a pause elsewhere is one change, made from where it began. */
    typingRun: undefined as { key: string; base: string } | undefined,
  }).current;

  const enqueue = (work: () => Promise<void>, { isTyping = false } = {}): Promise<void> => {
    now.queue = now.queue
      .then(() => {
        if (!isTyping) now.typingRun = undefined;
        return work();
      })
      .catch((error: Error) => {
        if (!(error instanceof editor.ConflictError)) return setRefusal(error.message);
        now.typingRun = undefined;
        // Further edits go into the text of this window.
        now.text = error.mine ?? now.text;
        setConflict(true);
      });
    return now.queue;
  };

  /** Shows what became of the file; another text than before can be undone. */
  const show = (found: OpenFile, { isUndoable = true } = {}) => {
    if (isUndoable && found.text !== now.text) now.history.push(now.text);
    now.text = found.text;
    now.shown = found;
    setOpened(found);
    setRefusal(undefined);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; each file has a view of its own
  useEffect(() => {
    void enqueue(async () => show(await editor.open(file), { isUndoable: false }));
  }, []);

  return {
    opened,
    renderKey,
    refusal,
    hasConflict,
    canUndo: now.history.length > 0,
    isSaving,
    isBringing,

    /** @param upload ends when what it brings is written into its field */
    hold(upload: Promise<void>) {
      now.uploads.add(upload);
      setBringing(true);
      setRefusal(undefined);
      const end = () => setBringing(now.uploads.delete(upload) && now.uploads.size > 0);
      upload.then(end, end);
    },

    /** @param key of what is typed without a pause: it is one change */
    change(edits: readonly Edit[], key?: string) {
      const work = async () => {
        const run = key !== undefined && now.typingRun?.key === key ? now.typingRun : undefined;
        let base = run?.base ?? now.text;
        const join = async (error: unknown) => {
          const theirs = error instanceof editor.ConflictError && (await editor.open(file));
          if (!theirs || now.shown.text !== now.text) throw error;
          if (fieldsOf(edits, theirs) !== fieldsOf(edits, now.shown)) throw error;
          show(theirs);
          base = theirs.text;
          return editor.edit(file, base, edits, theirs.baseVersion);
        };
        const found = await editor.edit(file, base, edits, now.shown.baseVersion).catch(join);
        now.typingRun = key === undefined ? undefined : { key, base };
        show(found, { isUndoable: base !== run?.base });
      };
      void enqueue(work, { isTyping: true });
    },

    replace(other: string) {
      void enqueue(async () => show(await editor.edit(file, other, [], now.shown.baseVersion)));
    },

    undo() {
      // What was typed a moment ago is on its way, so the step is chosen once it has arrived.
      void enqueue(async () => {
        const before = now.history.at(-1);
        if (before === undefined) return;
        const found = await editor.edit(file, before, [], now.shown.baseVersion);
        now.history.pop();
        show(found, { isUndoable: false });
      });
    },

    /** Waits for uploads, and saves nothing without one. */
    async save() {
      const work = async () => {
        const { version, baseVersion } = now.shown;
        const saved = await editor.save(file, now.text, { version, baseVersion });
        await onSaved();
        show(saved);
      };
      const refuse = () => setRefusal("Not saved: its field says why the file was refused.");
      setSaving(true);
      await Promise.all(now.uploads).then(() => enqueue(work), refuse);
      setSaving(false);
    },

    discard() {
      void enqueue(async () => {
        await editor.discard(file, now.shown.baseVersion);
        await onSaved();
        show(await editor.open(file));
        setConflict(false);
      });
    },

    resolveConflict(choice: "mine" | "theirs") {
      void enqueue(async () => {
        const mine = now.text;
        // Theirs first, so that Undo leads back to them.
        show(await editor.resolveConflict(file, undefined));
        if (choice === "mine") show(await editor.resolveConflict(file, mine));
        setConflict(false);
        setRenderKey((number) => number + 1);
      });
    },
  };
}

/** The outermost fields that edits are in, or else the text, to be compared between two versions of a file. */
function fieldsOf(edits: readonly Edit[], { text, values }: OpenFile): string {
  const fields = edits.map((edit) => {
    const [name] = "path" in edit ? edit.path : [];
    return name === undefined ? text : (values as Record<string, unknown> | undefined)?.[name];
  });
  return JSON.stringify(fields);
}
