import type { ContentProblem } from "#collections/reading/problem.ts";
import type { getOpenQuestions } from "#collections/site/open-questions.ts";
import type { Annotation } from "./annotations.ts";
import type { Choice, FieldDescription } from "./describe-field.ts";
import type { Theirs } from "./edit.ts";

/** A sign ⚠ with the question that it leads to. */
export interface AnnotationWithQuestion extends Annotation {
  questionText: string;
}

/** How far a file is, and the moment from which it shows where it has one. */
export interface Progress {
  /**
   * Something is missing or wrong; a draft, which only the office shows; saved here; waiting for its day; handed on to
   * where the public site comes from; on the public site.
   */
  state: "unfinished" | "draft" | "saved" | "waiting" | "handed-on" | "public";
  showsFrom?: string;
  /** Of one that waits for its day: whether it is not put online yet. */
  isHere?: boolean;
}

export interface OpenFile {
  file: string;
  title: string;
  text: string;
  /** Of the text; see `versionOf`. */
  version: string;
  /** Names of those who write in it in other windows. */
  others: string[];
  progress: Progress;
  /** Whether its page shows an earlier state, because of a mistake. */
  isHeld: boolean;
  values: unknown;
  /** Absent where the file cannot be read, or no loader reads it. */
  form?: FieldDescription;
  annotations: AnnotationWithQuestion[];
  /** What the loader says, of this file. */
  problems: ContentProblem[];
  /** Where it shows on the site. */
  address?: string;
}

/** What became of a change. */
export interface ChangedFile extends OpenFile {
  /** What others had written in the same place. */
  theirs: Theirs[];
}

/** Whether a text is as a window shows it, and who else is in it. */
export type FileState = Pick<OpenFile, "version" | "others"> & {
  /** The name that a file has now which is not there any more, where that is known. */
  movedTo?: string;
};

export interface ListedFile {
  file: string;
  title: string;
  address?: string;
  state: Progress;
  annotations: number;
  problems: number;
  /** Whether the site needs it, and people open it seldom. */
  isSeldom?: boolean;
}

export interface ListedFolder {
  folder: string;
  title: string;
  /** What a new one is called; absent where the number of files is fixed. */
  newItemLabel?: string | undefined;
  /** What people call the field that names one. */
  titleLabel?: string;
  /** Whether one has the name of a person besides, which is asked first. */
  hasName?: boolean;
  hasPages: boolean;
  files: ListedFile[];
}

/** A question of the launch check, with its place in the file of all and where it is asked. */
type ListedQuestion = ReturnType<typeof getOpenQuestions>[number] & {
  at: number;
  places: { file: string; title: string; line: number; note: string }[];
};

export interface ListedProblem extends ContentProblem {
  title: string;
  fieldTitle: string;
}

/** What the form of a text offers. */
export interface Choices {
  /** Where the text stands. */
  shelf: Pick<ListedFolder, "title" | "hasPages"> & {
    /** Whether texts may be begun, renamed and deleted there. */
    isOpen: boolean;
  };
  /** Pages, with their titles, and files to which a link may lead. */
  links: { address: string; title?: string | undefined }[];
  /** Pictures below `public/` that a field may name. */
  pictures: string[];
  /** Texts that a field may name, for these fields of any text. */
  named: { fields: readonly string[]; choices: Choice[] }[];
}

export interface Overview {
  folders: ListedFolder[];
  /** Those that are open, and those with a day whose ⚠ is left somewhere. */
  questions: ListedQuestion[];
  /** Problems of all files. */
  problems: ListedProblem[];
}

export interface SearchResult {
  file: string;
  title: string;
  /** The field, as the loader names it; empty for the file itself. */
  field: string;
  excerpt: string;
}

/** What a person should know before a file is deleted. */
export interface BeforeDeleting {
  /** What leads to it. */
  links: SearchResult[];
  /** Whether there is another copy of it: none, one that was kept as a draft, or one that the public may know. */
  copy: "none" | "kept" | "public";
}

/** One field that reads differently since the last publication. */
export interface FieldChange {
  field: string;
  title: string;
  before?: string | undefined;
  after?: string | undefined;
}
