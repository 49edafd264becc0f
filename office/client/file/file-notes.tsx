import { fieldName, fieldTitle } from "../../core/field-title.ts";
import type { OpenFile } from "../../core/open-file.ts";
import { Button } from "../button.tsx";
import { folderOfFile, hrefOf, listHref } from "../places.ts";
import type { EditedFile, OtherValue } from "../use-file.ts";

const whyNot = {
  "no-answer":
    "The office does not answer. What you typed is kept in this window, and is sent as soon as it does.",
  "signed-out": "Your sign-in has ended. What you typed is kept in this window.",
  restarted:
    "The office was started again. What you typed is kept in this window. Open the address that it shows, and come back to this window.",
} as const;

/** The office does not have what was typed, and why. */
export function UnreachableNote({ why }: { why: keyof typeof whyNot }) {
  return (
    <p className="notice notice--bad" role="alert">
      {whyNot[why]}
      {why === "signed-out" && (
        <a href="/office" target="_blank" rel="noopener">
          Sign in again
        </a>
      )}
    </p>
  );
}

/** The text was deleted or renamed elsewhere while it was open here. */
export function GoneNote({ edited: { gone, hasUnsent, goAlong } }: { edited: EditedFile }) {
  if (!gone) return null;
  const { movedTo } = gone;
  return (
    <section className="notice notice--bad" role="alert">
      <span>
        <b>This text was {movedTo ? "renamed" : "deleted"} in another window.</b>{" "}
        {movedTo
          ? "What you typed here goes with you to its new name."
          : hasUnsent
            ? "Your last words are kept nowhere else: copy them from the form below before you leave."
            : "Nothing that you type here is kept any more."}
      </span>
      {movedTo ? (
        <a className="button line" href={hrefOf(movedTo)} onClick={goAlong}>
          Go on under its new name
        </a>
      ) : (
        <a className="button line" href={listHref(folderOfFile(gone.file))}>
          To the list
        </a>
      )}
    </section>
  );
}

interface TheirsNoteProps {
  theirs: OtherValue;
  opened: OpenFile;
  edited: EditedFile;
}

/** What another person wrote in a field that was written here later, or what was written here before. */
export function TheirsNote({ theirs, opened: { form, values }, edited }: TheirsNoteProps) {
  const { path, value } = theirs;
  const isText = typeof value !== "object" || value === null;
  return (
    <section className="notice notice--question" role="alert">
      <span>
        <b>{fieldTitle(form, fieldName(path), values)}</b> was changed{" "}
        {theirs.isMine
          ? "in another window after you. That stands"
          : "by another person at the same time. Yours stands"}
        {isText ? (theirs.isMine ? "; you had written:" : "; they wrote:") : "."}{" "}
        {isText && <q>{String(value ?? "")}</q>}
      </span>
      <Button type="button" tone="line" onClick={() => edited.takeTheirs(theirs)}>
        {theirs.isMine ? "Take mine back" : "Take theirs"}
      </Button>
    </section>
  );
}
