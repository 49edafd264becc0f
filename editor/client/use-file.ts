import { useCallback, useEffect, useRef, useState } from "react";
import type { Edit } from "../core/edit.ts";
import type { OpenFile } from "../core/open-file.ts";
import * as editor from "./editor-api.ts";

/** A file that is being edited. */
export type EditedFile = ReturnType<typeof useFile>;

/** One thing at a time: each change builds on the text that the one before has made. */
export function useFile(file: string, onSaved: () => Promise<void>) {
  const [opened, setOpened] = useState<OpenFile>();
  /** Why something could not be done; goes with the next thing that is. */
  const [refusal, setRefusal] = useState<string>();
  /** Whether the file was changed elsewhere after it was opened here. */
  const [hasConflict, setConflict] = useState(false);
  const [canUndo, setCanUndo] = useState(false);
  const [isSaving, setSaving] = useState(false);
  /** Changes when all fields must show the file again, whatever was typed into them. */
  const [renderKey, setRenderKey] = useState(0);
  const text = useRef("");
  /** Of the text that the editor has shown here, and of the file on disk below it. */
  const baseVersion = useRef("");
  const version = useRef("");
  const history = useRef<string[]>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  /** What is typed into one field without a pause elsewhere is one change, made from where it began. */
  const typingRun = useRef<{ key: string; base: string } | undefined>(undefined);

  const setHistory = useCallback((texts: string[]) => {
    history.current = texts;
    setCanUndo(texts.length > 0);
  }, []);

  const enqueue = useCallback(
    <T>(work: () => Promise<T>, { isTyping = false } = {}): Promise<T | undefined> => {
      const next = queue.current
        .then(() => {
          if (!isTyping) typingRun.current = undefined;
          return work();
        })
        .catch((error: Error) => {
          if (error instanceof editor.ConflictError) {
            typingRun.current = undefined;
            // Further edits go into the text of this window.
            text.current = error.mine ?? text.current;
            setConflict(true);
          } else setRefusal(error.message);
          return undefined;
        });
      queue.current = next;
      return next;
    },
    [],
  );

  /** Shows what became of the file; another text than before can be undone. */
  const show = useCallback(
    (found: OpenFile, { isUndoable = true } = {}) => {
      if (isUndoable && found.text !== text.current) setHistory([...history.current, text.current]);
      text.current = found.text;
      baseVersion.current = found.baseVersion;
      version.current = found.version;
      setOpened(found);
      setRefusal(undefined);
    },
    [setHistory],
  );

  useEffect(() => {
    setOpened(undefined);
    setHistory([]);
    setConflict(false);
    void enqueue(async () => show(await editor.open(file), { isUndoable: false }));
  }, [file, enqueue, show, setHistory]);

  /** The key is that of what is typed without a pause: it is one change. */
  const change = useCallback(
    (edits: readonly Edit[], key?: string) => {
      const work = async () => {
        const isSame = key !== undefined && typingRun.current?.key === key;
        const base = isSame ? (typingRun.current?.base ?? text.current) : text.current;
        const found = await editor.edit(file, base, edits, baseVersion.current);
        typingRun.current = key === undefined ? undefined : { key, base };
        show(found, { isUndoable: !isSame });
      };
      void enqueue(work, { isTyping: true });
    },
    [file, enqueue, show],
  );

  /** The whole text is another one. */
  const replace = useCallback(
    (other: string) => {
      void enqueue(async () => show(await editor.edit(file, other, [], baseVersion.current)));
    },
    [file, enqueue, show],
  );

  const undo = useCallback(() => {
    // What was typed a moment ago is on its way, so the step is chosen once it has arrived.
    void enqueue(async () => {
      const before = history.current.at(-1);
      if (before === undefined) return;
      show(await editor.edit(file, before, [], baseVersion.current), { isUndoable: false });
      setHistory(history.current.slice(0, -1));
    });
  }, [file, enqueue, show, setHistory]);

  /** With who says that the change keeps the meaning, translations stay. */
  const save = useCallback(
    async (keptBy?: string) => {
      setSaving(true);
      const isSaved = await enqueue(async () => {
        const versions = { version: version.current, baseVersion: baseVersion.current };
        const saved = await editor.save(file, text.current, { ...versions, keptBy });
        await onSaved();
        show(saved);
        return true;
      });
      setSaving(false);
      return isSaved ?? false;
    },
    [file, enqueue, show, onSaved],
  );

  const discard = useCallback(() => {
    void enqueue(async () => {
      await editor.discard(file, baseVersion.current);
      await onSaved();
      show(await editor.open(file));
      setConflict(false);
    });
  }, [file, enqueue, show, onSaved]);

  const resolveConflict = useCallback(
    (choice: "mine" | "theirs") => {
      void enqueue(async () => {
        show(await editor.resolveConflict(file, choice === "mine" ? text.current : undefined));
        setConflict(false);
        setRenderKey((number) => number + 1);
      });
    },
    [file, enqueue, show],
  );

  return {
    opened,
    renderKey,
    refusal,
    hasConflict,
    canUndo,
    isSaving,
    change,
    replace,
    undo,
    save,
    discard,
    resolveConflict,
  };
}
