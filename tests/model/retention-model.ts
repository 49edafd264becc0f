import { getRetention } from "#collections/site/retention.ts";
import { day } from "#server/clock.ts";
import { readEnvironment } from "#server/environment.ts";
import { createLinkTokens } from "#server/newsletter/link-tokens.ts";
import { purgeNow, startDailyPurge } from "#server/retention/purge.ts";
import { readableLog } from "#tests/support/log-lines.ts";
import { type Look, RecordsWatch } from "./records-watch.ts";
import type { Model } from "./run-histories.ts";
import type { SimulatedProcess } from "./simulation.ts";
import type { World } from "./world.ts";

const { log } = readableLog("silent");
/** More than the clock can be wrong by without notice. */
const noticed = 32 * day;

/** What a test may break, to see that the model notices. */
export interface Breakage {
  purge?: typeof startDailyPurge;
}

/** Records of every kind that come in over the years, under a clock that jumps, and two servers that delete them. */
export function retentionModel(
  world: World,
  { purge: startPurge = startDailyPurge }: Breakage = {},
): Model {
  const { simulation } = world;
  const { choices } = simulation;
  const watch = new RecordsWatch(world);
  /** What each purge read last. */
  const readings = new Map<SimulatedProcess, Look>();
  let looks = 0;
  /** How wrong the clock was when it was believed last. */
  let believed = 0;
  const environment = readEnvironment({ DATA_DIR: world.folder });
  let count = 0;
  // What was wrong from the first start on cannot be told from an outage.
  world.rows("INSERT INTO milestones (name, at) VALUES ('clock', ?)", simulation.now());

  const milestone = (name: string) =>
    world.rows<{ at: number }>("SELECT at FROM milestones WHERE name = ?", name);

  function look(process: SimulatedProcess): number {
    const { elapsed, shift } = simulation;
    const now = simulation.now();
    looks += 1;
    const [{ at: setBack } = { at: Infinity }] = milestone("behind-from");
    readings.set(process, { now, elapsed, shift, order: looks, setBack });
    return now;
  }

  /** Stores a record, as a visitor's form does. */
  function insert(table: string, fields: Record<string, string | number | null>): void {
    const names = Object.keys(fields);
    const places = names.map(() => "?").join();
    world.rows(`INSERT INTO ${table} (${names}) VALUES (${places})`, ...Object.values(fields));
  }

  const makers: ((id: string, now: number) => void)[] = [
    (id, now) => {
      const status = choices.of(["new", "quarantined"]);
      const rest = { email: "a@example.org", fields: "{}", source_page: "/contact" };
      insert("contact_messages", { id, received_at: now, status, ...rest });
    },
    (id, now) => {
      const donor = { donor_name: "", donor_email: "a@example.org", donor_phone: "" };
      const status = choices.of(["new", "quarantined"]);
      insert("pledges", { id, received_at: now, status, amount: 1000, ...donor });
    },
    (id, now) => {
      const status = choices.of(["pending", "confirmed", "unsubscribed", "quarantined"]);
      const moments = { created_at: now, consent_at: now, last_email_at: now };
      const rest = { consent_wording: "words", source_page: "/newsletter", ...moments };
      const left = status === "unsubscribed" ? now : null;
      insert("subscribers", { id, address: id, status, left_at: left, ...rest });
    },
    (id, now) => {
      const state = choices.of(["waiting", "sent", "dead", "dropped"]);
      const rest = { kind: "pledge", reference: id, due_at: now, attempts: 0 };
      insert("outbox", { id, state, created_at: now, ...rest });
    },
    (id, now) => {
      const state = choices.of(["failed", "expired", "pending", "review"]);
      const donor = { donor_name: "A", donor_email: "a@example.org", donor_phone: "" };
      const names = { view_token: id, reference: id, provider: "simulated", ...donor };
      const money = { amount: 1000, currency: "UGX", checks: 0 };
      insert("donations", { id, state, created_at: now, changed_at: now, ...names, ...money });
      const notice = { provider: "simulated", content_hash: id, donation_id: id, body: "{}" };
      insert("payment_webhooks", { id, first_at: now, last_at: now, times: 1, ...notice });
    },
    (id, now) => {
      insert("submissions", { guard: id, content_hash: id, reference: id, received_at: now });
    },
  ];

  function arrive(): void {
    count += 1;
    choices.of(makers)(`record ${count}`, simulation.now());
    watch.check();
  }

  /** Staff answer a message, or call one spam. */
  function decide(): void {
    const table = choices.of(["contact_messages", "pledges"]);
    const [row] = world.rows<{ id: string; status: string }>(
      `SELECT id, status FROM ${table} WHERE seen_at IS NULL ORDER BY id LIMIT 1 OFFSET ?`,
      choices.below(3),
    );
    if (!row) return;
    const now = simulation.now();
    if (row.status === "quarantined")
      world.rows(`UPDATE ${table} SET seen_at = ? WHERE id = ?`, now, row.id);
    else if (table === "contact_messages")
      world.rows(
        "UPDATE contact_messages SET status = 'answered', marked_at = ? WHERE id = ?",
        now,
        row.id,
      );
    watch.check();
  }

  /** Staff confirm the clock, once it is right. */
  async function trust(): Promise<void> {
    if (simulation.shift !== 0) return;
    const process = world.start("desk");
    const store = await world.open(process, world.servers.length);
    const now = look(process);
    believed = 0;
    const folder = world.folder;
    void process
      .run(() => purgeNow(store, { now, folder, isTrusted: true }))
      .catch(() => undefined);
  }

  const check = (): void => {
    const reading = world.changedBy && readings.get(world.changedBy);
    const before = watch.deleted;
    watch.check(reading);
    if (reading && milestone("clock")[0]?.at === reading.now) watch.look(reading, looks);
    if (!reading || watch.deleted === before) return;
    if (reading.shift - believed > noticed)
      throw new Error(`The clock went ${(reading.shift - believed) / day} days ahead unnoticed`);
    believed = reading.shift;
  };

  return {
    async startServer(at) {
      const process = world.start("server");
      const store = await world.open(process, at);
      const clock = () => look(process);
      const raise = async () => undefined;
      const raiseWithin = raise;
      const alerts = { raise, raiseWithin, find: async () => [], runAllChecks: raise };
      const tokens = createLinkTokens(Buffer.from("a key that only tests know"));
      const services = { store, clock, log, alerts, environment, tokens };
      world.servers[at] = process;
      await process.run(async () => startPurge(services, getRetention()));
    },
    commands: [
      arrive,
      arrive,
      arrive,
      arrive,
      decide,
      decide,
      trust,
      () => {
        // Staff correct the clock.
        simulation.shift = 0;
      },
      () => simulation.advance(30 * day, true),
      () => simulation.advance(300 * day, true),
    ],
    check,
    async settle() {
      simulation.shift = 0;
      await world.runOn(0, { check }, () => true);
      await trust();
      const leap = 30 * day;
      for (let elapsed = 0; elapsed <= 800 * day; elapsed += leap) {
        await world.runOn(0, { check }, () => true);
        simulation.elapsed += leap;
      }
      await world.runOn(0, { check }, () => true);
      // A record may be dated a month ahead, which is too little to be corrected.
      watch.checkLate(leap + noticed);
    },
  };
}
