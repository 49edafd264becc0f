import type { OutboxRow } from "#server/mail/outbox.ts";
import { readReference } from "#server/mail/outbox-kinds.ts";
import type { StoredIssue } from "#server/newsletter/issues.ts";
import type { Row } from "#server/store/schema.ts";
import type { World } from "./world.ts";

type Subscriber = Row<"subscribers">;

/** The issue and the reader of an e-mail of an issue. */
const subjectOf = ({ reference }: OutboxRow) => readReference("newsletter-issue", reference);

interface Issue {
  /** Who was a confirmed reader when it began. */
  recipients: Set<string>;
  /** When it began, and the latest moment that the clock has shown since. */
  started: number;
  latest: number;
}

const isWanted = (row: Subscriber | undefined) => row?.status === "confirmed";

/** Follows readers and issues from one change of the store to the next. */
export class ReadersWatch {
  readonly #world: World;
  #rows = new Map<string, Subscriber>();
  /** Links that were pressed, by their reader. */
  readonly #pressed = new Map<string, string[]>();
  /** When each link was first seen, in awaits. */
  readonly #links = new Map<string, number>();
  /** When a reader left last, in awaits. */
  readonly #left = new Map<string, number>();
  /** When an address was deleted last, in awaits. */
  readonly forgotten = new Map<string, number>();
  readonly issues = new Map<string, Issue>();

  constructor(world: World) {
    this.#world = world;
  }

  get rows(): Subscriber[] {
    return [...this.#rows.values()];
  }

  press(reader: string, link: string): void {
    this.#pressed.set(reader, [...(this.#pressed.get(reader) ?? []), link]);
  }

  /** Whether an address is no reader, or was none for a while. */
  hasLeft = (reader: string) =>
    this.#left.has(reader) || this.#rows.get(reader)?.status !== "confirmed";

  /** Whether a reader ever ended what it got. */
  hasStopped = (reader: string) => this.#left.has(reader);

  /** @param since when the e-mail was claimed, in awaits */
  isUnwanted(reader: string, since: number): boolean {
    const left = this.#left.get(reader) ?? Number.POSITIVE_INFINITY;
    return left < since && !isWanted(this.#rows.get(reader));
  }

  check(): void {
    const rows = this.#world.rows<Subscriber>("SELECT * FROM subscribers");
    const { awaits } = this.#world.simulation;
    for (const row of rows) this.#follow(this.#rows.get(row.id), row);
    const kept = new Set(rows.map(({ id }) => id));
    for (const { id, address } of this.rows) {
      if (kept.has(id)) continue;
      this.#left.set(id, awaits);
      this.forgotten.set(address, awaits);
    }
    this.#rows = new Map(rows.map((row) => [row.id, row]));
    for (const { id } of this.#world.rows<{ id: string }>("SELECT id FROM confirmation_links"))
      if (!this.#links.has(id)) this.#links.set(id, awaits);
    this.#checkIssues();
  }

  #follow(old: Subscriber | undefined, { id, status }: Subscriber): void {
    if (!old || old.status === status) return;
    if (status === "confirmed") {
      const left = this.#left.get(id) ?? -1;
      const links = this.#pressed.get(id) ?? [];
      if (!links.some((link) => (this.#links.get(link) ?? 0) > left))
        throw new Error(`Reader ${id} never confirmed`);
    }
    if (isWanted(old)) this.#left.set(id, this.#world.simulation.awaits);
  }

  #checkIssues(): void {
    const now = this.#world.simulation.now();
    for (const { id, started_at } of this.#world.rows<StoredIssue>(
      "SELECT * FROM newsletter_issues",
    )) {
      const confirmed = this.rows.filter(({ status }) => status === "confirmed");
      const known = this.issues.get(id) ?? {
        recipients: new Set(confirmed.map((one) => one.id)),
        started: started_at,
        latest: now,
      };
      this.issues.set(id, { ...known, latest: Math.max(known.latest, now) });
    }
    const [twice] = this.#world.rows<OutboxRow>(
      "SELECT * FROM outbox WHERE kind = 'newsletter-issue' GROUP BY reference HAVING count(*) > 1",
    );
    if (twice) throw new Error(`An issue is sent twice to ${subjectOf(twice).subscriberId}`);
  }

  /** Compares the e-mails of all issues with those who must get them. */
  checkEnd(mails: readonly OutboxRow[]): void {
    const issues = mails.filter(({ kind }) => kind === "newsletter-issue").map(subjectOf);
    for (const [issue, { recipients, started, latest }] of this.issues) {
      const got = new Set(
        issues.filter(({ issueId }) => issueId === issue).map((one) => one.subscriberId),
      );
      for (const { id, confirmed_at: at } of this.rows) {
        // With a clock that was set back over the start, nothing tells them from those who came later.
        const seemsLater = at !== null && at > started && at <= latest;
        if (recipients.has(id) && !got.has(id) && !seemsLater && !this.hasLeft(id))
          throw new Error(`Reader ${id} does not get issue ${issue}`);
      }
    }
  }
}
