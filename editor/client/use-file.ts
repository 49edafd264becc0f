import { useCallback, useEffect, useRef, useState } from "react";
import type { Edit } from "../core/edit.ts";
import type { OpenFile } from "../core/open-file.ts";
import * as editor from "./ask-editor.ts";

/** A file that is being edited. */
export interface EditedFile {
  opened: OpenFile | undefined;
  /** Why something could not be done; goes with the next thing that is. */
  refusal: string | undefined;
  /** What stands on disk, when somebody else changed it. */
  conflict: { theirs: string | null } | undefined;
  canUndo: boolean;
  isSaving: boolean;
  /** Somebody types, and the text does not hold it yet. */
  change(edits: readonly Edit[], key?: string): void;
  undo(): void;
  save(): Promise<boolean>;
  discard(): void;
  /** Ends a conflict: with the text to go on with. */
  settleConflict(text: string): void;
}

/** One thing at a time: each change builds on the text that the one before has made. */
export function useFile(file: string, onSaved: () => void): EditedFile {
  const [opened, setOpened] = useState<OpenFile>();
  const [refusal, setRefusal] = useState<string>();
  const [conflict, setConflict] = useState<EditedFile["conflict"]>();
  const [history, setHistory] = useState<string[]>([]);
  const [isSaving, setSaving] = useState(false);
  const text = useRef("");
  const version = useRef("");
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  /** What is typed into one field without a pause elsewhere is one change, made from where it began. */
  const burst = useRef<{ key: string; base: string } | undefined>(undefined);

  const enqueue = useCallback(<T>(work: () => Promise<T>): Promise<T | undefined> => {
    const next = queue.current.then(work).catch((error: Error) => {
      setRefusal(error.message);
      return undefined;
    });
    queue.current = next;
    return next;
  }, []);

  const show = useCallback((found: OpenFile) => {
    text.current = found.text;
    setOpened(found);
    setRefusal(undefined);
  }, []);

  useEffect(() => {
    setOpened(undefined);
    setHistory([]);
    setConflict(undefined);
    burst.current = undefined;
    void enqueue(async () => {
      const found = await editor.open(file);
      version.current = found.version;
      show(found);
    });
  }, [file, enqueue, show]);

  const change = useCallback(
    (edits: readonly Edit[], key?: string) => {
      void enqueue(async () => {
        const isSame = key !== undefined && burst.current?.key === key;
        const base = isSame ? (burst.current?.base ?? text.current) : text.current;
        const before = text.current;
        const found = await editor.edit(file, base, edits);
        burst.current = key === undefined ? undefined : { key, base };
        if (!isSame && found.text !== before) setHistory((texts) => [...texts, before]);
        show(found);
      });
    },
    [file, enqueue, show],
  );

  const goOnWith = useCallback(
    (other: string) => enqueue(async () => show(await editor.edit(file, other, []))),
    [file, enqueue, show],
  );

  const undo = useCallback(() => {
    burst.current = undefined;
    const before = history.at(-1);
    if (before === undefined) return;
    setHistory((texts) => texts.slice(0, -1));
    void goOnWith(before);
  }, [history, goOnWith]);

  const save = useCallback(async () => {
    setSaving(true);
    burst.current = undefined;
    const isSaved = await enqueue(async () => {
      try {
        const found = await editor.save(file, version.current, text.current);
        version.current = found.version;
        show(found);
        onSaved();
        return true;
      } catch (error) {
        if (!(error instanceof editor.Conflict)) throw error;
        setConflict({ theirs: error.theirs });
        return false;
      }
    });
    setSaving(false);
    return isSaved ?? false;
  }, [file, enqueue, show, onSaved]);

  const discard = useCallback(() => {
    burst.current = undefined;
    void enqueue(async () => {
      const before = text.current;
      await editor.discard(file);
      const found = await editor.open(file);
      version.current = found.version;
      if (found.text !== before) setHistory((texts) => [...texts, before]);
      show(found);
      onSaved();
    });
  }, [file, enqueue, show, onSaved]);

  const settleConflict = useCallback(
    (chosen: string) => {
      void enqueue(async () => {
        const before = text.current;
        const found = await editor.edit(file, chosen, [], true);
        version.current = found.version;
        setHistory((texts) => [...texts, before]);
        setConflict(undefined);
        show(found);
      });
    },
    [file, enqueue, show],
  );

  const canUndo = history.length > 0;
  return {
    opened,
    refusal,
    conflict,
    canUndo,
    isSaving,
    change,
    undo,
    save,
    discard,
    settleConflict,
  };
}
