import { useCallback, useEffect, useRef, useState } from "react";
import type { Edit } from "../core/edit.ts";
import type { ConflictSource, MergeResult, OpenFile } from "../core/open-file.ts";
import * as editor from "./editor-api.ts";

/** What somebody has here while somebody else has made something else of the same file. */
export interface FileConflict {
  place: ConflictSource;
  mine: string;
  /** The text that was shown when mine was begun. For the disk the editor knows better: the draft's own base. */
  base: string;
}

/** A file that is being edited. */
export interface EditedFile {
  opened: OpenFile | undefined;
  /** Another one where all fields show anew, whatever was typed into them. */
  renderKey: number;
  /** Why something could not be done; goes with the next thing that is. */
  refusal: string | undefined;
  conflict: FileConflict | undefined;
  canUndo: boolean;
  isSaving: boolean;
  /** Somebody types, and the text does not hold it yet. */
  change(edits: readonly Edit[], key?: string): void;
  /** The whole text is another one. */
  replace(text: string): void;
  undo(): void;
  save(): Promise<boolean>;
  discard(): void;
  /**
   * Ends a conflict with the text to go on with.
   * @param compared what was shown of theirs; where it says something else by now, the conflict goes on
   */
  resolveConflict(text: string, compared: MergeResult): void;
}

/** One thing at a time: each change builds on the text that the one before has made. */
export function useFile(file: string, onSaved: () => void): EditedFile {
  const [opened, setOpened] = useState<OpenFile>();
  const [refusal, setRefusal] = useState<string>();
  const [conflict, setConflict] = useState<FileConflict>();
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
        const { place, mine = text.current } = error;
        const shown = text.current;
        typingRun.current = undefined;
        // Whatever is typed from here on goes into mine; what it was begun from stays.
        text.current = mine;
        setConflict((before) => ({ place, mine, base: before?.base ?? shown }));
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
    setConflict((now) => now && { ...now, mine: found.text });
    setRefusal(undefined);
  }, []);

  useEffect(() => {
    setOpened(undefined);
    setHistory([]);
    setConflict(undefined);
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
        const found = await editor.edit(file, base, edits, { baseVersion: baseVersion.current });
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
        const found = await editor.edit(file, other, [], { baseVersion: baseVersion.current });
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
      show(await editor.edit(file, before, [], { baseVersion: baseVersion.current }));
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
      setConflict(undefined);
      show(found);
      onSaved();
    });
  }, [file, enqueue, show, onSaved, setHistory]);

  const resolveConflict = useCallback(
    (chosen: string, compared: MergeResult) => {
      void enqueue(async () => {
        const before = text.current;
        const shown =
          conflict?.place === "disk"
            ? { baseVersion: baseVersion.current, diskVersion: compared.version }
            : { baseVersion: compared.version };
        try {
          const found = await editor.edit(file, chosen, [], shown);
          setHistory([...history.current, before]);
          setConflict(undefined);
          setRenderKey((number) => number + 1);
          show(found);
        } catch (error) {
          if (!(error instanceof editor.ConflictError)) throw error;
          // What was chosen may be theirs of before; mine is what it was.
          setConflict({ place: error.place, mine: before, base: conflict?.base ?? before });
          setRefusal("It has changed once more. Look at it again.");
        }
      });
    },
    [file, conflict, enqueue, show, setHistory],
  );

  return {
    opened,
    renderKey,
    refusal,
    conflict,
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
