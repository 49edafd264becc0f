import { useCallback, useEffect, useRef, useState } from "react";
import type { Edit } from "../core/edit.ts";
import type { OpenFile } from "../core/open-file.ts";
import * as editor from "./editor-api.ts";

/** A file that is being edited. */
export interface EditedFile {
  opened: OpenFile | undefined;
  /** Changes when all fields must show the file again, whatever was typed into them. */
  renderKey: number;
  /** Why something could not be done; goes with the next thing that is. */
  refusal: string | undefined;
  /** Whether the file was changed elsewhere after it was opened here. */
  hasConflict: boolean;
  canUndo: boolean;
  isSaving: boolean;
  /** @param key of what is typed without a pause: it is one change */
  change(edits: readonly Edit[], key?: string): void;
  /** The whole text is another one. */
  replace(text: string): void;
  undo(): void;
  save(): Promise<boolean>;
  discard(): void;
  resolveConflict(choice: "mine" | "theirs"): void;
}

/** One thing at a time: each change builds on the text that the one before has made. */
export function useFile(file: string, onSaved: () => void): EditedFile {
  const [opened, setOpened] = useState<OpenFile>();
  const [refusal, setRefusal] = useState<string>();
  const [hasConflict, setConflict] = useState(false);
  const [canUndo, setCanUndo] = useState(false);
  const [isSaving, setSaving] = useState(false);
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

  const enqueue = useCallback(<T>(work: () => Promise<T>): Promise<T | undefined> => {
    const next = queue.current.then(work).catch((error: Error) => {
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
  }, []);

  const show = useCallback((found: OpenFile) => {
    text.current = found.text;
    baseVersion.current = found.baseVersion;
    version.current = found.version;
    setOpened(found);
    setRefusal(undefined);
  }, []);

  useEffect(() => {
    setOpened(undefined);
    setHistory([]);
    setConflict(false);
    typingRun.current = undefined;
    void enqueue(async () => {
      show(await editor.open(file));
    });
  }, [file, enqueue, show, setHistory]);

  const change = useCallback(
    (edits: readonly Edit[], key?: string) => {
      void enqueue(async () => {
        const isSame = key !== undefined && typingRun.current?.key === key;
        const base = isSame ? (typingRun.current?.base ?? text.current) : text.current;
        const before = text.current;
        const found = await editor.edit(file, base, edits, baseVersion.current);
        typingRun.current = key === undefined ? undefined : { key, base };
        if (!isSame && found.text !== before) setHistory([...history.current, before]);
        show(found);
      });
    },
    [file, enqueue, show, setHistory],
  );

  const replace = useCallback(
    (other: string) => {
      void enqueue(async () => {
        typingRun.current = undefined;
        const before = text.current;
        const found = await editor.edit(file, other, [], baseVersion.current);
        if (found.text !== before) setHistory([...history.current, before]);
        show(found);
      });
    },
    [file, enqueue, show, setHistory],
  );

  const undo = useCallback(() => {
    // What was typed a moment ago is on its way, so the step is chosen once it has arrived.
    void enqueue(async () => {
      typingRun.current = undefined;
      const before = history.current.at(-1);
      if (before === undefined) return;
      show(await editor.edit(file, before, [], baseVersion.current));
      setHistory(history.current.slice(0, -1));
    });
  }, [file, enqueue, show, setHistory]);

  const save = useCallback(async () => {
    setSaving(true);
    const isSaved = await enqueue(async () => {
      typingRun.current = undefined;
      const versions = { version: version.current, baseVersion: baseVersion.current };
      const found = await editor.save(file, text.current, versions);
      show(found);
      onSaved();
      return true;
    });
    setSaving(false);
    return isSaved ?? false;
  }, [file, enqueue, show, onSaved]);

  const discard = useCallback(() => {
    void enqueue(async () => {
      typingRun.current = undefined;
      const before = text.current;
      await editor.discard(file, baseVersion.current);
      const found = await editor.open(file);
      if (found.text !== before) setHistory([...history.current, before]);
      setConflict(false);
      show(found);
      onSaved();
    });
  }, [file, enqueue, show, onSaved, setHistory]);

  const resolveConflict = useCallback(
    (choice: "mine" | "theirs") => {
      void enqueue(async () => {
        const before = text.current;
        const found = await editor.resolveConflict(file, choice === "mine" ? before : undefined);
        if (found.text !== before) setHistory([...history.current, before]);
        setConflict(false);
        setRenderKey((number) => number + 1);
        show(found);
      });
    },
    [file, enqueue, show, setHistory],
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
