import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { EditError } from "#collections/content-file.ts";
import { withLabels } from "../content/listing.ts";
import type { Workspace } from "../content/workspace.ts";
import { addressOf, nameOf } from "../core/content-folders.ts";
import { forgetAuthors, noteAuthor } from "./authors.ts";
import { changedPages, readPages } from "./changed-pages.ts";
import { listChanges } from "./changes.ts";
import { branchOf, git, isCheckout, upstreamOf } from "./git.ts";
import { listHistory } from "./history.ts";
import { DayWatch } from "./its-day.ts";
import {
  type Author,
  commitTree,
  filesBetween,
  followIndex,
  moveBranch,
  nextRef,
  treeWith,
  treeWithout,
} from "./next-commit.ts";
import { type Ending, LastPublication, type Publication, type Step } from "./publication.ts";
import { push } from "./push.ts";
import { PushState } from "./push-state.ts";
import { seeFromOutside } from "./seen-from-outside.ts";
import { BuildRefusal, type SiteBuilder } from "./site-builder.ts";
import { TreeCheck } from "./tree-check.ts";

/**
 * How far a publication goes: to the public site; to a shared copy, from which others bring it there; or into the history
 * of this folder only, where a person tries the office out alone.
 */
export type Reach = "online" | "handed in" | "kept";

interface Options {
  workspace: Workspace;
  /** Brings commits to the public site; without one they are handed in or kept. */
  builder?: SiteBuilder | undefined;
  /** Address of the public site, e.g. `https://www.example.org`; without one, nothing is looked at from outside. */
  publicAddress?: string | undefined;
  /** Host of made up e-mail addresses in the history, e.g. `example.org`. */
  host?: string;
  /** Told of each step; for tests, and before anything of the step is done. */
  onStep?(step: Step): void;
}

/** Refused by what is in the files, and not by a fault of the office. */
class Refusal extends Error {
  readonly shown: Partial<Publication>;

  constructor(fields: Partial<Publication>) {
    super(fields.reason ?? "");
    this.shown = fields;
  }
}

/**
 * Puts chosen changes online, one press at a time. The branch moves only when the pages stand, so that a refusal leaves
 * site, history and words as they were; after a stop in the middle, `open` brings the site back to the branch.
 */
export class Online implements AsyncDisposable {
  readonly workspace: Workspace;
  readonly #root: string;
  readonly #builder: SiteBuilder | undefined;
  readonly #options: Options;
  readonly #last: LastPublication;
  readonly #check: TreeCheck;
  readonly #pushes: PushState;
  readonly #days: DayWatch | undefined;
  /** What is under way, of all kinds; the next one begins after it. */
  #underWay: Promise<void> = Promise.resolve();
  /** Who pressed, while that is being dealt with. */
  #busyFor: string | undefined;
  #isOver = false;
  #stopping = new AbortController();

  private constructor(options: Options) {
    this.#options = options;
    this.workspace = options.workspace;
    this.#root = options.workspace.root;
    this.#builder = options.builder;
    this.#last = new LastPublication(this.#root);
    this.#pushes = new PushState(this.#root);
    this.#check = new TreeCheck(this.#root, join(this.#builder?.site ?? this.#root, "build"));
    this.#days =
      this.#builder &&
      new DayWatch(this.#root, this.#builder.site, () => this.#queue(() => this.#showBranch()));
  }

  /** Opens it, and puts right what a process has left that ended in the middle; the site is built meanwhile if it must be. */
  static open(options: Options): Online {
    const online = new Online(options);
    void online.#queue(() => online.#settle()).then(() => online.#days?.look());
    return online;
  }

  /** @throws EditError without a history */
  async reach(): Promise<Reach> {
    if (!(await isCheckout(this.#root))) {
      throw new EditError("This folder has no history, so that nothing can be put online from it.");
    }
    if (this.#builder) return "online";
    return (await upstreamOf(this.#root)) ? "handed in" : "kept";
  }

  /** The last publication, or the one that is under way. */
  last(): Publication | undefined {
    return this.#last.get();
  }

  /** Where the public site is, as far as the settings say. */
  get publicAddress(): string | undefined {
    return this.#builder && this.#options.publicAddress;
  }

  /** Who is putting something online; undefined while nobody is. */
  get busyFor(): string | undefined {
    return this.#busyFor;
  }

  /** Fulfilled when nothing is under way. */
  async settled(): Promise<void> {
    for (let seen: unknown; seen !== this.#underWay; ) {
      seen = this.#underWay;
      await this.#underWay;
    }
  }

  /** How the last push to another copy ended, where the checkout has one and the site is online without it. */
  pushState() {
    return this.#pushes.read();
  }

  /**
   * Begins to put changes online, and returns when the rest goes on by itself; `last` says how far it is.
   * @param chosen main files of changes, as `listChanges` names them
   * @param seen the version of each as it was listed, where that is known
   * @throws EditError when another publication is under way, or nothing that was chosen differs any more
   */
  async put(
    chosen: readonly string[],
    message: string,
    author: Author,
    seen: ReadonlyMap<string, string> = new Map(),
  ): Promise<void> {
    await this.#begin(message, author, async () => {
      const changes = await listChanges(this.workspace);
      const wanted = changes.filter(({ file }) => chosen.includes(file));
      if (changes.length === 0) throw new EditError("Everything is online already.");
      if (wanted.length === 0) throw new EditError("Choose at least one change.");
      const later = wanted.find(({ file, version }) => (seen.get(file) ?? version) !== version);
      if (later) {
        throw new EditError(
          `“${later.title}” was changed since this list was shown. Look at it once more.`,
        );
      }
      const files = [...new Set(wanted.flatMap((change) => change.files))];
      const texts = wanted.map(({ title, address, showsFrom, kind }) => ({
        title,
        ...(address && { address }),
        ...(showsFrom && { showsFrom }),
        ...(kind === "gone" && { isGone: true }),
      }));
      return { kind: "put", chosen: wanted.map(({ file }) => file), files, texts };
    });
  }

  /**
   * Begins to put the site back to how it was before an earlier commit. Files on disk stay as they are, so the words wait
   * here again.
   * @throws EditError when another publication is under way, or there is no such commit
   */
  async putBack(commit: string, author: Author): Promise<void> {
    const past = (await listHistory(this.#root, 1000)).find((entry) => entry.commit === commit);
    if (!past) throw new EditError("This is not in the history any more.");
    const isText = (file: string) => file.startsWith("content/") && this.workspace.saved(file);
    const texts = past.files.filter(isText).map((file) => this.#textOf(file));
    const { files, words } = past;
    await this.#begin(`Put back: ${words}`, author, async () => {
      return { kind: "back", chosen: [commit], files, texts };
    });
  }

  /** Stops what is under way, unless it is already in its place. */
  stop(): void {
    if (this.#busyFor === undefined) return;
    this.#last.write({ isStopping: true });
    this.#stopping.abort();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isOver = true;
    this.#days?.[Symbol.dispose]();
    this.#stopping.abort();
    await this.settled();
  }

  async #begin(
    message: string,
    author: Author,
    choose: () => Promise<Pick<Publication, "kind" | "chosen" | "files" | "texts">>,
  ): Promise<void> {
    if (message.trim() === "") throw new EditError("Say in a few words what you changed.");
    if (this.#busyFor !== undefined) {
      throw new EditError(`${this.#busyFor} is putting something online. Wait until it is done.`);
    }
    // From here on a second press is refused, while the files are still looked for.
    this.#busyFor = author.name;
    try {
      const reach = await this.reach();
      const now = Date.now();
      const { name } = author;
      const chosen = await choose();
      const publication: Publication = {
        ...chosen,
        words: message,
        name,
        begun: now,
        step: "check",
        stepBegun: { check: now },
      };
      this.#last.begin(publication);
      void this.#queue(() => this.#publish(publication, author, reach)).then(() => {
        this.#busyFor = undefined;
        return this.#days?.look();
      });
    } catch (error) {
      this.#busyFor = undefined;
      throw error;
    }
  }

  /** Does one thing after another; what would begin after the end is left to the next start. */
  #queue(work: () => Promise<void>): Promise<void> {
    this.#underWay = this.#underWay.then(async () => {
      if (this.#isOver) return;
      this.#stopping = new AbortController();
      await work().catch((error) => console.error("putting online failed:", error));
    });
    return this.#underWay;
  }

  #step(step: Step): void {
    const stepBegun = { ...this.#last.get()?.stepBegun, [step]: Date.now() };
    this.#last.write({ step, stepBegun });
    this.#options.onStep?.(step);
  }

  #end(ending: Ending, fields: Partial<Publication> = {}): void {
    this.#last.write({ ...fields, ending, ended: Date.now() });
  }

  async #publish(publication: Publication, author: Author, reach: Reach): Promise<void> {
    const root = this.#root;
    try {
      const from = await git(root, "rev-parse", "HEAD");
      const branch = await branchOf(root);
      if (!branch) throw new Refusal({ reason: "This folder is not on a branch of its history." });
      this.#options.onStep?.("check");
      const { words } = publication;
      const tree = await this.#treeOf(publication);
      const files = await filesBetween(root, from, tree);
      if (files.length === 0)
        throw new Refusal({ reason: "Nothing differs from the public site." });
      const host = this.#options.host ?? "localhost";
      const to = await commitTree(root, tree, { words, author, host, parent: from });
      await git(root, "update-ref", nextRef, to);
      this.#last.write({ branch, from, to, files });
      this.#stopping.signal.throwIfAborted();
      this.#step("pages");
      const before = this.#builder && readPages(this.#publicFiles());
      if (this.#builder)
        await this.#builder.bring(
          (made, of) => this.#last.show({ made, of }),
          this.#stopping.signal,
        );
      if (reach === "handed in") await push(root, { commit: to });
      this.#step("place");
      await this.#place({ branch, from, to, files });
      const changed =
        before && changedPages(before, readPages(this.#publicFiles()), addressesOf(publication));
      this.#step("outside");
      const seen = changed && (await this.#lookAt(changed));
      this.#settleFiles(publication, author);
      this.#end(reach, { ...(changed && { changedPages: changed }), ...(seen && { seen }) });
      if (reach === "online") void this.#pushes.push(root);
    } catch (error) {
      const isStopped = this.#stopping.signal.aborted;
      if (error instanceof BuildRefusal && !error.isOrderly) {
        // A program that was killed, or cannot stop what it has begun, may leave the site in the middle.
        if (this.#isOver) return;
        await this.#showBranch();
      }
      if (isStopped) this.#end("stopped", { reason: "It was stopped before it was online." });
      else this.#end("refused", shownOf(error));
    } finally {
      await git(root, "update-ref", "-d", nextRef);
    }
  }

  /** Checks what is to be online. @throws Refusal that names what is wrong */
  async #treeOf({ kind, chosen: [commit = ""], files }: Publication): Promise<string> {
    const root = this.#root;
    const tree = kind === "put" ? await treeWith(root, files) : await treeWithout(root, commit);
    // The state before the last commit was online.
    if (tree === (await git(root, "rev-parse", "HEAD^^{tree}").catch(() => ""))) return tree;
    const { problems, filesRead } = await this.#check.read(tree);
    this.#last.write({ filesRead });
    if (problems.length > 0) {
      throw new Refusal({ problems: withLabels(this.workspace, problems), filesRead });
    }
    return tree;
  }

  /** @throws when the branch was moved meanwhile; the pages of before are back then */
  async #place(move: Parameters<typeof moveBranch>[1]): Promise<void> {
    try {
      await moveBranch(this.#root, move);
    } catch (cause) {
      await this.#showBranch();
      const reason = "The history has moved meanwhile, in a terminal perhaps. Try it once more.";
      throw new Refusal({ reason, printed: String(cause) });
    }
  }

  /** What belongs to words that are online now, or wait here again. */
  #settleFiles({ kind, files, begun }: Publication, { name }: Author): void {
    const { workspace } = this;
    workspace.unpublished = undefined;
    workspace.builtAt = Date.now();
    if (kind === "put") {
      workspace.pictures.settle();
      forgetAuthors(this.#root, files, begun);
    } else for (const file of files) noteAuthor(this.#root, file, name);
  }

  /** Brings the last commit of the branch to the site, where it does not show it already. */
  async #showBranch(): Promise<void> {
    if (!this.#builder) return;
    await git(this.#root, "update-ref", nextRef, "HEAD");
    await this.#builder.bring(() => undefined, this.#stopping.signal);
    await git(this.#root, "update-ref", "-d", nextRef);
    this.workspace.builtAt = Date.now();
  }

  /** After a stop in the middle: as it was before, or, where the branch has moved already, as it was to be. */
  async #settle(): Promise<void> {
    const last = this.#last.get();
    if (!last || last.ended) return;
    const { to, from, branch, files } = last;
    const root = this.#root;
    rmSync(resolve(root, await git(root, "rev-parse", "--git-path", "office-index.lock")), {
      force: true,
    });
    const tip = await git(root, "rev-parse", "HEAD");
    const isHandedIn =
      to && from === tip && to === (await git(root, "rev-parse", "@{upstream}").catch(() => ""));
    if (branch && from && to && isHandedIn) await moveBranch(root, { branch, from, to, files });
    else if (to === tip) await followIndex(root, files);
    const isDone = to !== undefined && (isHandedIn || to === tip);
    await this.#showBranch();
    await git(root, "update-ref", "-d", nextRef);
    if (isDone) this.#settleFiles(last, { name: last.name });
    const reason = "The office was stopped in the middle. The public site is as it was.";
    this.#end(isDone ? await this.reach() : "stopped", isDone ? {} : { reason });
  }

  #publicFiles(): string {
    return join(this.#builder?.site ?? this.#root, "build/site");
  }

  #lookAt(addresses: readonly string[]) {
    const { publicAddress } = this.#options;
    return publicAddress
      ? seeFromOutside(publicAddress, this.#publicFiles(), addresses)
      : undefined;
  }

  #textOf(file: string): Publication["texts"][number] {
    const { workspace } = this;
    const address = addressOf(file, workspace.fields(file));
    return { title: nameOf(file, workspace.values(file)), ...(address && { address }) };
  }
}

/** Pages of the chosen texts, which are looked at before others. */
const addressesOf = ({ texts }: Publication) => texts.flatMap(({ address }) => address ?? []);

function shownOf(error: unknown): Partial<Publication> {
  if (error instanceof Refusal) return error.shown;
  if (error instanceof BuildRefusal) return { reason: error.message, printed: error.printed };
  if (!(error instanceof EditError)) console.error(error);
  return { reason: error instanceof Error ? error.message : String(error) };
}
