import { getRetention } from "#collections/site/retention.ts";
import { day } from "#server/clock.ts";
import type { World } from "./world.ts";

type Fields = Readonly<Record<string, string | number | null>>;

/** A record, and when its moments were really written. */
interface Tracked {
  fields: Fields;
  /** By column: the elapsed time at which it got the value that it has. */
  written: Map<string, number>;
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

  /** @param purgedAt the time by the clock of the purge that changed them; absent after changes by people */
  check(purgedAt?: number): void {
    for (const [table, known] of this.#known) {
      const rows = this.#world.rows<Fields>(`SELECT * FROM ${table}`);
      const now = new Map(rows.map((fields) => [keyOf(fields), fields]));
      for (const [key, { fields }] of known) {
        const left = now.get(key);
        if (purgedAt !== undefined) this.#checkDeletion(table, { old: fields, left, purgedAt });
        if (!left) known.delete(key);
      }
      for (const [key, fields] of now) this.#note(known, key, fields);
    }
  }

  #note(known: Map<string, Tracked>, key: string, fields: Fields): void {
    const old = known.get(key);
    const written = new Map(old?.written);
    for (const [column, value] of Object.entries(fields))
      if (!old || old.fields[column] !== value) written.set(column, this.#world.simulation.elapsed);
    known.set(key, { fields, written });
  }

  #checkDeletion(
    table: string,
    { old, left, purgedAt }: { old: Fields; left: Fields | undefined; purgedAt: number },
  ): void {
    // A moment that a wrong clock wrote far ahead may be corrected; its time begins then.
    const isCorrected = (column: string) =>
      left?.[column] === purgedAt && Number(old[column]) > purgedAt + 30 * day;
    const changed = Object.keys(old).filter(
      (column) => left && left[column] !== old[column] && !isCorrected(column),
    );
    if (left && changed.length === 0) return;
    this.deleted += 1;
    const wrong = (what: string) =>
      new Error(`${table} ${keyOf(old)} ${what} at ${purgedAt}: ${JSON.stringify(old)}`);
    if (!left && never[table]?.(old)) throw wrong("must never be deleted and was");
    const isDue = (rule: Rule) =>
      rule.table === table &&
      matches(rule, old) &&
      Number(old[rule.since]) < purgedAt - rule.days * day &&
      (left ? changed.every((column) => rule.clear?.includes(column)) : !rule.clear);
    if (!rules.some(isDue)) throw wrong(left ? `lost ${changed} early` : "was deleted early");
  }

  /** @param grace how long after its time a record may still be there. @throws when one is there longer */
  checkLate(grace: number): void {
    for (const rule of rules) {
      for (const { fields, written } of this.#known.get(rule.table)?.values() ?? []) {
        if (!matches(rule, fields) || rule.clear?.every((column) => fields[column] === ""))
          continue;
        const since = written.get(rule.since) ?? 0;
        const age = this.#world.simulation.elapsed - since;
        if (fields[rule.since] !== null && age > rule.days * day + grace)
          throw new Error(`${rule.table} ${keyOf(fields)} is kept late: ${JSON.stringify(fields)}`);
      }
    }
  }
}

const matches = ({ status, statusColumn }: Rule, fields: Fields) =>
  !status || status.includes(String(fields[statusColumn]));
