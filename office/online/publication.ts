import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ListedProblem } from "../core/open-file.ts";
import type { Seen } from "./seen-from-outside.ts";

/** Steps as staff see them. */
export type Step = "check" | "pages" | "place" | "outside";

/** How a publication ended: with the files online, or for one's own history or the shared copy only; or it did not. */
export type Ending = "online" | "handed in" | "kept" | "refused" | "stopped";

/** One press of “Put it online” or “Put back”, from its begin on. Times are in milliseconds since 1970. */
export interface Publication {
  kind: "put" | "back";
  words: string;
  name: string;
  /** Main files of the chosen changes, as the list names them. */
  chosen: string[];
  /** All files that the commit changes. */
  files: string[];
  /** The chosen texts, where each shows, and the day for which one waits. */
  texts: { title: string; address?: string; showsFrom?: string; isGone?: boolean }[];
  begun: number;
  ended?: number;
  ending?: Ending;
  step: Step;
  /** Whether a person has stopped it, and it is not over yet. */
  isStopping?: boolean;
  /** When each step began. */
  stepBegun: Partial<Record<Step, number>>;
  /** How many files were read in the check. */
  filesRead?: number;
  pages?: { made: number; of: number };
  /** The branch, where it was, and the commit that is to be there. */
  branch?: string;
  from?: string;
  to?: string;
  /** Addresses of pages that have changed. */
  changedPages?: string[];
  seen?: Seen[];
  /** Of a refusal: what is wrong, by text and field; or a sentence; and all that the build said. */
  problems?: ListedProblem[];
  reason?: string;
  printed?: string;
}

/** The last publication, kept on disk: it is shown until the next one, and says what was under way when a process ended. */
export class LastPublication {
  readonly #file: string;
  #publication: Publication | undefined;

  constructor(root: string) {
    this.#file = join(root, ".cache/office/publication.json");
    this.#publication = existsSync(this.#file)
      ? (JSON.parse(readFileSync(this.#file, "utf8")) as Publication)
      : undefined;
  }

  get(): Publication | undefined {
    return this.#publication;
  }

  begin(publication: Publication): void {
    this.#store(publication);
  }

  /** Changes what is given. */
  write(changes: Partial<Publication>): void {
    if (this.#publication) this.#store({ ...this.#publication, ...changes });
  }

  /** Shows how far the pages are, which need not survive this process. */
  show(pages: NonNullable<Publication["pages"]>): void {
    if (this.#publication) this.#publication = { ...this.#publication, pages };
  }

  #store(publication: Publication): void {
    this.#publication = publication;
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(`${this.#file}.new`, JSON.stringify(publication));
    renameSync(`${this.#file}.new`, this.#file);
  }
}
