import type { ContentEvent } from "#collections/following/events.ts";
import { type Pace, paces } from "#collections/following/thing-kinds.ts";
import { getThings } from "#collections/following/things.ts";
import { getEmailTexts } from "#collections/site/emails.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import { day } from "#server/clock.ts";
import { announceEvents, type StoredEvent } from "#server/following/find-events.ts";
import { followEmails } from "#server/following/follow-emails.ts";
import { changePace } from "#server/following/pace.ts";
import type { OutboxRow } from "#server/mail/outbox.ts";
import { type EmailKind, readReference } from "#server/mail/outbox-kinds.ts";
import { createRelay, type Relay } from "#server/mail/relay.ts";
import { createLinkTokens } from "#server/newsletter/link-tokens.ts";
import { createNewsletter, type Newsletter } from "#server/newsletter/newsletter.ts";
import type { Row } from "#server/store/schema.ts";
import type { Store } from "#server/store/store.ts";
import { eraseFrom } from "#tests/support/erase-from.ts";
import { readableLog } from "#tests/support/log-lines.ts";
import { type Copy, MailServer } from "./mail-server.ts";
import { OutboxWatch, pace } from "./outbox-watch.ts";
import { ReadersWatch } from "./readers-watch.ts";
import type { Model } from "./run-histories.ts";
import type { SimulatedProcess } from "./simulation.ts";
import type { World } from "./world.ts";

const { log } = readableLog("silent");
const tokens = createLinkTokens(Buffer.from("a key that only tests know"));
const origin = () => "https://www.example.org";
const emailParts = { words: getEmailTexts(), tokens, name: "OTC", origin };
const cases = [...getThings().values()].filter(({ kind }) => kind === "case").slice(0, 2);
const things = [...cases.map(({ id }) => id), "corrections"];
const addresses = [0, 1, 2, 3, 4].map((number) => `follower${number}@example.org`);

/** An event as the content has it, at one version of its words and one day. */
interface Told extends ContentEvent {
  number: number;
  version: number;
  day: number;
}

/** An event that was found, and who followed then, at which pace. */
interface Found {
  things: string[];
  at: number;
  batch: string;
  followers: Map<string, Row<"subscribers">["pace"]>;
}

interface Server {
  process: SimulatedProcess;
  store: Store;
  newsletter: Newsletter;
  relay: Relay;
  /** The content of its release. */
  content: readonly Told[];
}

/** What a test may break, to see that the model notices. */
export interface Breakage {
  announce?: typeof announceEvents;
  change?: typeof changePace;
}

/** Its path says which event it is, so that an e-mail tells what it is about. */
function toldEvent(number: number, version: number, onDay: number, closes = false): Told {
  const thing = things[number % cases.length] as string;
  const key = `${thing} step ${number}-${onDay}`;
  const title = `Event ${number}, version ${version}`;
  const path = `/e${number}v${version}d${onDay}`;
  const hash = `h${number}v${version}${closes ? "!" : ""}`;
  const event = { key, hash, things: [thing], title, text: title, path };
  return { ...event, closes, number, version, day: onDay };
}

/** Followers who come, go and want to be forgotten, and content that two servers of different releases look through. */
export function followingModel(world: World, breakage: Breakage = {}): Model {
  const { announce = announceEvents, change = changePace } = breakage;
  const { simulation } = world;
  const { choices } = simulation;
  const mailServer = new MailServer(simulation);
  const watch = new OutboxWatch(world);
  const readers = new ReadersWatch(world);
  const servers: Server[] = [];
  const found = new Map<string, Found>();
  /** The e-mails that told an address of an event. */
  const heard = new Map<string, Set<string>>();
  const stored = new Map<string, string>();
  let content: readonly Told[] = [toldEvent(0, 0, 0), toldEvent(1, 0, 0)];

  function onCopy(copy: Copy): void {
    const { mail } = copy;
    const since = watch.onCopy(copy);
    const row = watch.rows.find(({ id }) => id === mail.id);
    for (const [path] of mail.text.matchAll(/\/e\d+v\d+d\d+/g)) {
      const event = found.get(path);
      const mails = heard.get(`${mail.to} ${path}`) ?? new Set<string>();
      heard.set(`${mail.to} ${path}`, mails.add(mail.id));
      if (!event) throw new Error(`${path} was never found`);
      const reasons = followersOf(mail.to, event).filter(
        ({ id, confirmed_at, left_at }) =>
          event.followers.has(id) ||
          ((confirmed_at ?? 0) <= event.at && event.at <= (left_at ?? Infinity)),
      );
      const wrong = (what: string) => {
        simulation.wrong ??= `${path} ${what} ${mail.to}`;
      };
      const wanted = paceOf(mail.to, event);
      // An address that stops what told of it, and takes it up again, is told by what else it follows.
      if (mails.size > 1 && (wanted || followersOf(mail.to, event).length < 2))
        wrong("is told twice to");
      if (wanted && row && row.kind !== `follow-${wanted}`) wrong("comes at the other pace to");
      const isMissed = reasons.every(({ id }) => readers.isUnwanted(id, since));
      if (isMissed && (readers.forgotten.get(mail.to) ?? -1) < since)
        wrong("comes without a reason to");
      if (row?.kind === "follow-week" && event.at > weekOf(row)) wrong("comes too early to");
    }
  }

  const followersOf = (to: string, event: Found) =>
    readers.rows.filter(({ address, thing }) => address === to && event.things.includes(thing));

  /** At which pace an address must hear of an event; undefined when that depends on what it stopped, or on the clock. */
  function paceOf(to: string, event: Found): Pace | undefined {
    const rows = followersOf(to, event);
    const isClear = rows.every(
      ({ id, confirmed_at }) =>
        !readers.hasStopped(id) &&
        event.followers.has(id) === (confirmed_at !== null && confirmed_at <= event.at),
    );
    const then = rows.flatMap(({ id }) => event.followers.get(id) ?? []);
    if (!isClear || then.length === 0) return undefined;
    return then.includes("now") ? "now" : "week";
  }

  const weekOf = ({ reference }: OutboxRow) =>
    Number(readReference("follow-week", reference).until);

  const onServer = (work: (server: Server) => Promise<unknown>) => {
    const server = choices.of(servers);
    void server.process.run(() => work(server)).catch(() => undefined);
  };

  async function look(server: Server): Promise<void> {
    const { store, process, relay } = server;
    const events = [...server.content];
    await announce(store, process.clock, () => events);
    relay.wake();
  }

  /** Changes one event that was found, so that no version is left out. */
  function correct(): void {
    const known = content.filter(({ path, key }) => stored.get(key) === path);
    if (known.length === 0) return;
    const { number, version, day: onDay, closes } = choices.of(known);
    const isMoved = choices.below(3) === 0;
    const after = isMoved
      ? toldEvent(number, version, onDay + 1, closes)
      : toldEvent(number, version + 1, onDay, closes);
    content = content.map((one) => (one.number === number ? after : one));
  }

  function checkEvents(): void {
    const rows = world.rows<StoredEvent>("SELECT * FROM content_events");
    for (const { key, path, found_at: at, batch, things: ids } of rows) {
      if (stored.get(key) === path) continue;
      if (found.has(path)) throw new Error(`${path} is found twice`);
      const followers = readers.rows.filter(
        ({ thing, status }) => at > 0 && status === "confirmed" && ids.split(" ").includes(thing),
      );
      const event = {
        things: ids.split(" "),
        at,
        batch,
        followers: new Map(followers.map(({ id, pace }) => [id, pace])),
      };
      found.set(path, event);
    }
    stored.clear();
    for (const { key, path } of rows) stored.set(key, path);
  }

  const isGone = ({ kind, reference }: OutboxRow) => {
    const parts = readReference(kind as EmailKind, reference) as Record<string, string>;
    const [table, id] = parts.linkId
      ? ["confirmation_links", parts.linkId]
      : ["subscribers", parts.subscriberId];
    return world.rows(`SELECT id FROM ${table} WHERE id = ?`, id ?? "").length === 0;
  };

  /** Nothing is left to tell: a correction took its place, or the reader has left or confirmed. */
  function mayDrop(row: OutboxRow): boolean {
    if (isGone(row)) return true;
    const parts = readReference(row.kind as EmailKind, row.reference) as Record<string, string>;
    if (parts.linkId)
      return (
        world.rows("SELECT id FROM confirmation_links WHERE id = ? AND used_at > 0", parts.linkId)
          .length > 0
      );
    if (parts.subscriberId && readers.hasLeft(parts.subscriberId)) return true;
    if (row.kind !== "follow-now") return row.kind === "follow-week";
    const one = readers.rows.find(({ id }) => id === parts.subscriberId);
    const followed = readers.rows.filter(
      ({ address, id, confirmed_at }) =>
        address === one?.address && !readers.hasLeft(id) && (confirmed_at ?? 0) <= row.created_at,
    );
    const events = world.rows<StoredEvent>(
      "SELECT * FROM content_events WHERE batch = ?",
      parts.found ?? "",
    );
    const isLeft = ({ things, path }: StoredEvent) =>
      followed.some(({ thing }) => things.split(" ").includes(thing)) &&
      paceOf(one?.address ?? "", found.get(path) as Found) === "now";
    return !events.some(isLeft);
  }

  return {
    async startServer(at) {
      const process = world.start("server");
      const store = await world.open(process, at);
      const { clock } = process;
      const templates = followEmails(emailParts, clock, getOrganisation());
      const transport = mailServer.transport(process, onCopy);
      const from = "a@example.org";
      const relay = createRelay({ store, transport, templates, from, clock, log, pace });
      const onMail = () => relay.wake();
      const erase = eraseFrom(store, tokens);
      const newsletter = createNewsletter({ store, clock, tokens, erase, onMail });
      const server = { process, store, newsletter, relay, content };
      world.servers[at] = process;
      servers[at] = server;
      await process.run(async () => relay.start());
      void process.run(() => look(server)).catch(() => undefined);
    },
    commands: [
      () => {
        const address = choices.of(addresses);
        const followed = { thing: choices.of(things), pace: choices.of(paces), wording: "words" };
        const wish = { address, followed, sourcePage: "/follow", isSuspect: false } as const;
        onServer(({ newsletter }) => newsletter.subscribe(wish));
      },
      () => {
        const links = world.rows<{ id: string; reader: string }>(
          "SELECT id, subscriber_id AS reader FROM confirmation_links ORDER BY used_at, id LIMIT 4",
        );
        if (links.length === 0) return;
        const { id, reader } = choices.of(links);
        readers.press(reader, id);
        onServer(({ newsletter }) => newsletter.confirm(tokens.confirmation(id)));
      },
      () => {
        const confirmed = readers.rows.filter(({ status }) => status === "confirmed");
        if (confirmed.length < 3) return;
        const { id } = choices.of(confirmed);
        const token = tokens.leaving(id);
        const how = choices.below(6);
        onServer(({ newsletter }) => newsletter.unsubscribe(token, how === 0, how === 1));
      },
      () => {
        const followers = readers.rows.filter(({ status }) => status === "confirmed");
        if (followers.length === 0) return;
        const { id } = choices.of(followers);
        const next = choices.of(paces);
        onServer(({ store }) => store.change((tables) => change(tables, id, next)));
      },
      () => {
        const closes = content.length > 8 && choices.below(8) === 0;
        content = [...content, toldEvent(content.length, 0, 0, closes)];
      },
      correct,
      () => {
        const server = choices.of(servers);
        server.content = content;
        void server.process.run(() => look(server)).catch(() => undefined);
      },
      () => onServer(look),
      () => mailServer.changeMood(),
    ],
    check() {
      checkEvents();
      readers.check();
      watch.check(mayDrop, isGone);
    },
    afterDeath: (process) => watch.onDeath(process),
    async settle() {
      const isSent = () => watch.rows.every(({ state }) => state !== "waiting");
      // What is new is told at once; then a week passes, whatever the clock was before.
      for (const weeks of [0, 1]) {
        const [{ at } = { at: 0 }] = world.rows<{ at: number }>(
          "SELECT max(at) AS at FROM milestones WHERE name = 'digest'",
        );
        const last = Math.max(at ?? 0, ...[...found.values()].map((event) => event.at));
        simulation.shift += Math.max(0, last + weeks * 8 * day - simulation.now());
        let looks = 0;
        for (const server of servers) {
          server.content = content;
          void server.process
            .run(() => look(server))
            .then(() => {
              looks += 1;
            });
        }
        await world.runOn(day, this, () => looks === servers.length && isSent());
      }
      watch.checkEnd();
      checkHeard();
    },
  };

  /** Whether the mail server refused the e-mail for good; `OutboxWatch` tells whether that was too early. */
  function isGivenUp(to: string, { batch, at }: Found): boolean {
    const ids = readers.rows.filter(({ address }) => address === to).map(({ id }) => id);
    return watch.rows.some((row) => {
      if (row.state !== "dead" || !ids.includes(row.reference.split(" ").at(-1) ?? ""))
        return false;
      if (row.kind !== "follow-week") return row.reference.startsWith(batch);
      return Number(readReference("follow-week", row.reference).since) < at && at <= weekOf(row);
    });
  }

  /** Each event as it stands now has reached all who follow it since before, and never stopped. */
  function checkHeard(): void {
    for (const { key, path } of content) {
      if (stored.get(key) !== path) throw new Error(`${path} was not found`);
      const event = found.get(path) as Found;
      const { followers, at } = event;
      for (const { id, address, confirmed_at } of readers.rows) {
        // With a clock that was set back, nothing tells them from those who came later, and what an address asked for
        // later seems to have told it at once.
        const seemsLater = (confirmed_at ?? 0) > at;
        const seemsTold = followersOf(address, event).some(
          (other) => !followers.has(other.id) && (other.confirmed_at ?? Infinity) <= at,
        );
        if (!followers.has(id) || seemsLater || seemsTold || readers.hasStopped(id)) continue;
        const isHeard = heard.has(`${address} ${path}`);
        if (!isHeard && !isGivenUp(address, event))
          throw new Error(`${address} never hears of ${path}`);
      }
    }
  }
}
