import type { OutboxRow } from "#server/mail/outbox.ts";
import type { Copy } from "./mail-server.ts";
import type { SimulatedProcess } from "./simulation.ts";
import type { World } from "./world.ts";

/** One claim of an e-mail. */
interface Hold {
  by: SimulatedProcess;
  /** When it began, in awaits. */
  at: number;
  copy?: Copy;
  /** Another worker claimed the e-mail in the meantime, because the time of this claim was over. */
  isOvertaken?: boolean;
  /** The process died before it recorded the result. */
  isOrphaned?: boolean;
}

/** How long a claim lasts, in milliseconds. */
const lease = 2 * 60_000;

/** The pace of the relays of these models. */
export const pace = {
  lease,
  maxRefusals: 5,
  maxUnacknowledged: 3,
  concurrency: 2,
  pollInterval: 30 * 60_000,
};

/**
 * Follows every e-mail of the outbox from one change of the store to the next, and tells which copies have a reason.
 */
export class OutboxWatch {
  readonly #world: World;
  readonly #holds = new Map<string, Hold[]>();
  #rows = new Map<string, OutboxRow>();

  constructor(world: World) {
    this.#world = world;
  }

  get rows(): OutboxRow[] {
    return [...this.#rows.values()];
  }

  /**
   * Compares the outbox with what it was.
   * @param mayDrop whether the subject of an e-mail is gone
   * @param mayGo whether its reader asked that nothing be kept
   */
  check(mayDrop: (row: OutboxRow) => boolean, mayGo = (_row: OutboxRow) => false): void {
    const stored = this.#world.rows<OutboxRow>("SELECT * FROM outbox");
    const now = new Map(stored.map((row) => [row.id, row]));
    for (const [id, row] of this.#rows)
      if (!now.has(id) && !mayGo(row)) throw new Error(`E-mail ${id} is gone`);
    for (const row of stored) this.#follow(this.#rows.get(row.id), row, mayDrop);
    this.#rows = now;
  }

  #follow(old: OutboxRow | undefined, row: OutboxRow, mayDrop: (row: OutboxRow) => boolean) {
    const by = this.#world.changedBy;
    if (!old || !by) return;
    const holds = this.#holds.get(row.id) ?? [];
    const wrong = (what: string) => new Error(`E-mail ${row.id} ${what}`);
    if (old.reference !== row.reference || old.created_at !== row.created_at)
      throw wrong("changed its subject");
    if (row.attempts !== old.attempts) {
      if (old.due_at > row.due_at - lease) throw wrong("was claimed before it was due");
      for (const hold of holds) {
        // A process that knows that it was taken must not send it again.
        if (hold.by !== by || hold.copy?.answer !== "taken") hold.isOvertaken = true;
      }
      holds.push({ by, at: this.#world.simulation.awaits });
    }
    this.#holds.set(row.id, holds);
    if (row.state === old.state) return;
    if (old.state !== "waiting") throw wrong(`was ${old.state} and is ${row.state}`);
    if (row.state === "sent" && this.#copies(row.id).length === 0)
      throw wrong("counts as sent, and no mail server took it");
    if (row.state === "dropped" && !mayDrop(row)) throw wrong("was dropped, and its subject lives");
    if (row.state === "dead" && !isGivenUp(old)) throw wrong("was given up too early");
  }

  /**
   * Links a copy to the claim that it was sent for. It is wrong when an earlier one leaves no reason for it.
   * @returns when its claim began, or an older one of the same process that may have sent it
   */
  onCopy(copy: Copy): number {
    const holds = this.#holds.get(copy.mail.id) ?? [];
    const open = holds.filter((one) => one.by === copy.by && !one.copy);
    const hold = open.at(-1);
    if (hold) hold.copy = copy;
    this.#taken.push({ copy, hold });
    const free = this.#copies(copy.mail.id).filter((one) => !hasReason(one));
    if (free.length > 1)
      this.#world.simulation.wrong = `A second copy of e-mail ${copy.mail.id} has no reason`;
    return open[0]?.at ?? 0;
  }

  readonly #taken: { copy: Copy; hold: Hold | undefined }[] = [];

  #copies(id: string) {
    return this.#taken.filter(({ copy }) => copy.mail.id === id);
  }

  onDeath(process: SimulatedProcess): void {
    for (const holds of this.#holds.values()) {
      for (const hold of holds) if (hold.by === process) hold.isOrphaned = true;
    }
  }

  /** @throws when an e-mail that was asked for is not at its end */
  checkEnd(): void {
    for (const { id, state } of this.rows) {
      if (state === "waiting") throw new Error(`E-mail ${id} waits for ever`);
    }
  }
}

/** Whether an e-mail may follow a copy: no living process knows that it was taken. */
function hasReason({ copy, hold }: { copy: Copy; hold: Hold | undefined }): boolean {
  return copy.answer === "lost" || hold?.isOvertaken === true || hold?.isOrphaned === true;
}

const isGivenUp = ({ refusals, unacknowledged }: OutboxRow) =>
  refusals + 1 >= pace.maxRefusals || unacknowledged + 1 >= pace.maxUnacknowledged;
