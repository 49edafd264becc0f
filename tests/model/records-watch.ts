import { getRetention } from "#collections/site/retention.ts";
import { day } from "#server/clock.ts";
import type { World } from "./world.ts";

type Fields = Readonly<Record<string, string | number | null>>;

/** What a purge read from its clock. */
export interface Look {
  now: number;
  elapsed: number;
  /** How wrong the clock was. */
  shift: number;
  order: number;
  /** When the clock went back, by itself; infinite when staff have confirmed it since. */
  setBack: number;
}

interface Writing {
  elapsed: number;
  shift: number;
  /** Which look of a purge at the same clock, within a day, was stored first; none is infinite. */
  noticedBy: number;
}

/** A record, and when its moments were really written. */
interface Tracked {
  fields: Fields;
  /** By column: the elapsed time at which it got the value that it has, and how wrong the clock was. */
  written: Map<string, Writing>;
}

interface Rule {
  days: number;
  table: string;
  since: string;
  status?: string[] | undefined;
  statusColumn: string;
  clear?: string[] | undefined;
}

const rules: Rule[] = Object.values(getRetention().periods).flatMap((period) =>
  "days" in period ? period.rows.map((rows) => ({ ...rows, days: period.days })) : [],
);

/** What must never be deleted by age, whatever the rules say. */
const never: Record<string, (fields: Fields) => boolean> = {
  contact_messages: ({ status, seen_at: seen }) => status === "quarantined" && seen === null,
  pledges: ({ status, seen_at: seen }) => status === "quarantined" && seen === null,
  subscribers: ({ status }) => status === "confirmed",
  outbox: ({ state }) => state === "waiting",
  donations: () => true,
  payment_webhooks: () => true,
};

const tables = ["submissions", ...Object.keys(never)];

/** A clock that goes ahead by less is believed, twice at worst before anybody corrects it; days. */
const early = 64;

/** Records of a table by what is unique in it. */
const keyOf = (fields: Fields) => String(fields.id ?? fields.guard);

/** Follows every record from one change of the store to the next. */
export class RecordsWatch {
  readonly #world: World;
  readonly #known = new Map<string, Map<string, Tracked>>();

  constructor(world: World) {
    this.#world = world;
    for (const table of tables) this.#known.set(table, new Map());
  }

  /** How many records were deleted or emptied. */
  deleted = 0;

  /** By how wrong the clock was: the elapsed time at which a purge believed it last. */
  readonly #looks = new Map<number, { elapsed: number; order: number }>();

  /** A purge believed the clock. Between two looks the clock can be wrong unnoticed. */
  look({ elapsed, shift }: Look, order: number): void {
    this.#looks.set(shift, { elapsed, order });
    for (const known of this.#known.values())
      for (const { written } of known.values())
        for (const at of written.values())
          if (at.shift === shift && Math.abs(at.elapsed - elapsed) <= day)
            at.noticedBy = Math.min(at.noticedBy, order);
  }

  /** @param purge what the purge that changed them read from its clock; absent after changes by people */
  check(purge?: Look): void {
    for (const [table, known] of this.#known) {
      const rows = this.#world.rows<Fields>(`SELECT * FROM ${table}`);
      const now = new Map(rows.map((fields) => [keyOf(fields), fields]));
      for (const [key, tracked] of known) {
        const left = now.get(key);
        if (purge) this.#checkDeletion(table, { tracked, left, purge });
        if (!left) known.delete(key);
      }
      for (const [key, fields] of now) this.#note(known, key, fields);
    }
  }

  #note(known: Map<string, Tracked>, key: string, fields: Fields): void {
    const old = known.get(key);
    const written = new Map(old?.written);
    const { elapsed, shift } = this.#world.simulation;
    const look = this.#looks.get(shift);
    const noticedBy = look && elapsed - look.elapsed <= day ? look.order : Infinity;
    for (const [column, value] of Object.entries(fields))
      if (!old || old.fields[column] !== value) written.set(column, { elapsed, shift, noticedBy });
    known.set(key, { fields, written });
  }

  #checkDeletion(
    table: string,
    { tracked, left, purge }: { tracked: Tracked; left: Fields | undefined; purge: Look },
  ): void {
    const purgedAt = purge.now;
    const { fields: old, written } = tracked;
    const { elapsed } = this.#world.simulation;
    // A moment far ahead may be corrected, one that a wrong clock wrote, and one of the time that it showed then; their
    // time begins again.
    const isCorrected = (column: string) =>
      left?.[column] === purgedAt &&
      (Number(old[column]) > purgedAt + 30 * day ||
        Math.abs(written.get(column)?.shift ?? 0) > day ||
        Number(old[column]) >= purge.setBack - day);
    const changed = Object.keys(old).filter(
      (column) => left && left[column] !== old[column] && !isCorrected(column),
    );
    if (left && changed.length === 0) return;
    this.deleted += 1;
    const wrong = (what: string) =>
      new Error(`${table} ${keyOf(old)} ${what} at ${purgedAt}: ${JSON.stringify(old)}`);
    if (!left && never[table]?.(old)) throw wrong("must never be deleted and was");
    const isOld = ({ days, since }: Rule) => {
      const at = written.get(since);
      // What had looked before goes on.
      return !at || purge.order <= at.noticedBy || elapsed - at.elapsed > (days - early) * day;
    };
    const isDue = (rule: Rule) =>
      rule.table === table &&
      matches(rule, old) &&
      Number(old[rule.since]) < purgedAt - rule.days * day &&
      isOld(rule) &&
      (left ? changed.every((column) => rule.clear?.includes(column)) : !rule.clear);
    if (!rules.some(isDue)) throw wrong(left ? `lost ${changed} early` : "was deleted early");
  }

  /** @param grace how long after its time a record may still be there. @throws when one is there longer */
  checkLate(grace: number): void {
    for (const rule of rules) {
      for (const { fields, written } of this.#known.get(rule.table)?.values() ?? []) {
        if (!matches(rule, fields) || rule.clear?.every((column) => fields[column] === ""))
          continue;
        const since = written.get(rule.since)?.elapsed ?? 0;
        const age = this.#world.simulation.elapsed - since;
        if (fields[rule.since] !== null && age > rule.days * day + grace)
          throw new Error(`${rule.table} ${keyOf(fields)} is kept late: ${JSON.stringify(fields)}`);
      }
    }
  }
}

const matches = ({ status, statusColumn }: Rule, fields: Fields) =>
  !status || status.includes(String(fields[statusColumn]));
