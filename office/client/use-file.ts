import { useEffect, useRef, useState } from "react";
import type { Edit, SentEdit, Theirs } from "../core/edit.ts";
import { placeOfEdit, valueIn, valuesAfter } from "../core/edit-place.ts";
import { fieldName } from "../core/field-title.ts";
import type { OpenFile } from "../core/open-file.ts";
import * as editor from "./editor-api.ts";
import { UndoSteps } from "./undo-steps.ts";
import { UnsentChanges } from "./unsent-changes.ts";
import { WrittenValues } from "./written-values.ts";

export type EditedFile = ReturnType<typeof useFile>;

/** How often an office that does not answer is asked again, and whether another window changed the text, in ms. */
const [retryAfter, lookAfter] = [5_000, 5_000];

/** What was written in a place that reads differently now: by others, or in this window before them. */
export type OtherValue = Theirs & { isMine?: boolean };

/**
 * A file that is kept as it is typed. Changes are sent one after the other; what is not confirmed yet stays in this
 * window until the office has it.
 */
export function useFile(file: string) {
  const [opened, setOpened] = useState<OpenFile>();
  /** Why something could not be done; goes with the next thing that is. */
  const [refusal, setRefusal] = useState<string>();
  const [unreachable, setUnreachable] = useState<editor.UnreachableError["why"]>();
  /** What others had written in places where this window wrote later. */
  const [theirs, setTheirs] = useState<readonly OtherValue[]>([]);
  /** Set once there is no such file any more, with its new name where that is known. */
  const [gone, setGone] = useState<{ file: string; movedTo?: string | undefined }>();
  const [isSending, setSending] = useState(false);
  /** When the office confirmed the last change, in milliseconds since 1970. */
  const [keptAt, setKeptAt] = useState<number>();
  /** Whether a picture or a PDF is on its way into the text. */
  const [isBringing, setBringing] = useState(false);
  /** Changes when all fields must show the file again, whatever was typed into them. */
  const [renderKey, setRenderKey] = useState(0);
  /** What is known now, ahead of what is drawn. */
  const now = useRef({
    unsent: undefined as UnsentChanges | undefined,
    /** Keys of the changes that are on their way. */
    keys: new Map<string, string | undefined>(),
    steps: new UndoSteps(),
    shown: undefined as OpenFile | undefined,
    /** What the file says with everything that is on its way. */
    values: undefined as unknown,
    written: new WrittenValues(),
    isGone: false,
    isBusy: false,
    sending: Promise.resolve(),
    retry: undefined as ReturnType<typeof setTimeout> | undefined,
    uploads: new Set<Promise<void>>(),
  }).current;
  now.unsent ??= new UnsentChanges(file);
  const { unsent } = now;

  const show = (openFile: OpenFile) => {
    now.shown = openFile;
    if (unsent.all.length === 0) now.values = openFile.values;
    setOpened(openFile);
    setUnreachable(undefined);
  };

  /** Says where other words stand now than this window has written. */
  const tellReplaced = ({ values }: OpenFile) => {
    const replaced = now.written.takeReplaced(values);
    if (replaced.length > 0) setTheirs(replaced.map((value) => ({ ...value, isMine: true })));
  };

  /** Finds out whether something failed because there is no such file any more. */
  const lookWhetherGone = async () => {
    const state = await editor.fileState(file).catch(() => undefined);
    if (state?.version !== "") return now.isGone;
    now.isGone = true;
    setGone({ file, movedTo: state.movedTo });
    return true;
  };

  /** Notes a change that the office has confirmed. */
  const note = (change: editor.SentChange, openFile: OpenFile) => {
    const after = openFile.text;
    const before = now.shown?.text ?? after;
    if (change.kind !== "undo") now.steps.add({ before, after, key: now.keys.get(change.id) });
    now.written.note(change, openFile.values);
  };

  /** Sends what waits, one after the other: each change builds on the text that the one before has made. */
  const pump = () => {
    if (!now.isBusy && !now.isGone) now.sending = sendAll();
    return now.sending;
  };

  const sendAll = async () => {
    now.isBusy = true;
    clearTimeout(now.retry);
    setSending(unsent.first !== undefined);
    for (let change = unsent.first; change; change = unsent.first) {
      try {
        const reply = await editor.send(change);
        unsent.confirm(change.id);
        note(change, reply);
        show(reply);
        setKeptAt(Date.now());
        setRefusal(undefined);
        if (reply.theirs.length > 0) setTheirs(reply.theirs);
      } catch (error) {
        if (error instanceof editor.UnreachableError) {
          setUnreachable(error.why);
          if (error.why === "no-answer") now.retry = setTimeout(() => void pump(), retryAfter);
          break;
        }
        if (await lookWhetherGone()) break;
        // It fits no more: what the file says is shown instead.
        unsent.confirm(change.id);
        setRefusal((error as Error).message);
        now.values = now.shown?.values;
      }
    }
    now.isBusy = false;
    setSending(false);
  };

  const load = async () => {
    try {
      const openFile = await editor.open(file);
      // What was typed in the meantime is ahead of it.
      if (!now.isBusy) {
        tellReplaced(openFile);
        show(openFile);
      }
    } catch (error) {
      if (error instanceof editor.UnreachableError) {
        setUnreachable(error.why);
        if (error.why === "no-answer") now.retry = setTimeout(() => void load(), retryAfter);
      } else if (!(now.shown && (await lookWhetherGone()))) setRefusal((error as Error).message);
    }
    if (unsent.first) void pump();
  };

  /** Follows what other windows do, while nothing waits here. */
  const look = async () => {
    if (document.visibilityState === "hidden" || unsent.first || !now.shown || now.isGone) return;
    const state = await editor.fileState(file).catch(() => undefined);
    if (!state || unsent.first) return;
    if (state.version !== now.shown.version) await load();
    else if (state.others.join() !== now.shown.others.join()) {
      show({ ...now.shown, others: state.others });
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; each file has a page of its own
  useEffect(() => {
    void load();
    // Back from another sign-in, or from a computer that slept.
    const onReturn = () => {
      if (document.visibilityState === "hidden") return;
      if (unsent.first || !now.shown) void (now.shown ? pump() : load());
      else void look();
    };
    const looking = setInterval(() => void look(), lookAfter);
    addEventListener("focus", onReturn);
    document.addEventListener("visibilitychange", onReturn);
    // What is kept nowhere else goes with the window.
    const onLeave = (event: BeforeUnloadEvent) => {
      if (now.isGone && unsent.first) event.preventDefault();
    };
    addEventListener("beforeunload", onLeave);
    return () => {
      removeEventListener("beforeunload", onLeave);
      clearInterval(looking);
      clearTimeout(now.retry);
      removeEventListener("focus", onReturn);
      document.removeEventListener("visibilitychange", onReturn);
    };
  }, []);

  const sentEdit = (edit: Edit): SentEdit => {
    if (edit.kind === "resolve") {
      const annotation = now.shown?.annotations.find(({ line }) => line === edit.line);
      const before = annotation && {
        question: annotation.question,
        field: fieldName(annotation.path),
      };
      return { edit, before };
    }
    const before = valueIn(now.values, placeOfEdit(edit));
    now.values = valuesAfter(now.values, edit);
    return { edit, before };
  };

  const enqueue = (change: editor.SentChange, key?: string) => {
    now.keys.set(change.id, key);
    unsent.add(change);
    // A window that closes sends at once what would wait for an answer.
    if (document.visibilityState === "hidden" && now.isBusy) void editor.send(change);
    else void pump();
  };
  const newId = () => crypto.randomUUID();

  return {
    opened,
    renderKey,
    refusal,
    unreachable,
    theirs,
    isSending,
    keptAt,
    isBringing,
    gone,
    hasUnsent: unsent.first !== undefined,
    canUndo: !now.steps.isEmpty || isSending,

    /** @param upload ends when what it brings is written into its field */
    hold(upload: Promise<void>) {
      now.uploads.add(upload);
      setBringing(true);
      const end = () => setBringing(now.uploads.delete(upload) && now.uploads.size > 0);
      upload.then(end, end);
    },

    /** @param key of what is typed without a pause: it is one change */
    change(edits: readonly Edit[], key?: string) {
      if (edits.length === 0) return;
      setTheirs([]);
      const sentEdits = edits.map(sentEdit);
      const last = unsent.all.at(-1);
      const [edit] = sentEdits;
      // While the office does not answer, a field is sent once, as it was typed last.
      const isGoingOn = last?.kind === "edit" && unsent.all.length > (now.isBusy ? 1 : 0);
      if (
        isGoingOn &&
        key !== undefined &&
        now.keys.get(last.id) === key &&
        sentEdits.length === 1 &&
        edit
      ) {
        const before = last.edits[0]?.before;
        unsent.replaceLast({ ...last, edits: [{ ...edit, before }] });
        return void pump();
      }
      enqueue({ kind: "edit", id: newId(), file, edits: sentEdits }, key);
    },

    /** Takes what is not kept yet along to the new name of the file. */
    goAlong() {
      if (gone?.movedTo) unsent.handOver(gone.movedTo);
    },

    replace(text: string) {
      const version = now.shown?.version ?? "";
      enqueue({ kind: "replace", id: newId(), file, text, version });
    },

    /** Takes the last step back, also of what was typed a moment ago. */
    async undo() {
      await now.sending;
      const step = unsent.first ? undefined : now.steps.take();
      if (!step) return;
      setTheirs([]);
      enqueue({ kind: "undo", id: newId(), file, shown: step.after, wanted: step.before });
    },

    /** Takes what another person had written in the same place. */
    takeTheirs(value: OtherValue) {
      const before = valueIn(now.values, value.path);
      const edit: Edit = { kind: "set", path: value.path, value: value.value };
      now.values = valuesAfter(now.values, edit);
      setTheirs((all) => all.filter((theirs) => theirs !== value));
      enqueue({ kind: "edit", id: newId(), file, edits: [{ edit, before }] });
      setRenderKey((number) => number + 1);
    },
  };
}
