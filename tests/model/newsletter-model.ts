import { emailAddress } from "#app/forms/email-address.ts";
import { getEmailTexts } from "#collections/site/emails.ts";
import { createRelay } from "#server/mail/relay.ts";
import { issueEmail } from "#server/newsletter/issue-email.ts";
import { createLinkTokens } from "#server/newsletter/link-tokens.ts";
import { createNewsletter, type Newsletter } from "#server/newsletter/newsletter.ts";
import { enqueueIssue, sendIssue, startIssue } from "#server/newsletter/sending.ts";
import { signUpEmails } from "#server/newsletter/sign-up-emails.ts";
import type { Store } from "#server/store/store.ts";
import { readableLog } from "#tests/support/log-lines.ts";
import { MailServer } from "./mail-server.ts";
import { OutboxWatch, pace } from "./outbox-watch.ts";
import { ReadersWatch } from "./readers-watch.ts";
import type { Model } from "./run-histories.ts";
import type { SimulatedProcess } from "./simulation.ts";
import type { World } from "./world.ts";

const { log } = readableLog("silent");
const minute = 60_000;
const tokens = createLinkTokens(Buffer.from("a key that only tests know"));
const origin = () => "https://www.example.org";
const emailParts = { words: getEmailTexts(), tokens, name: "OTC", origin };
const templates = { ...signUpEmails(emailParts), "newsletter-issue": issueEmail(emailParts) };
const addresses = Array.from({ length: 5 }, (_, at) => `reader${at}@example.org`);
const issues = ["2026-11", "2026-12"].map((slug) => ({
  slug,
  subject: slug,
  summary: "All of it.",
  body: "One paragraph.",
}));

interface Server {
  process: SimulatedProcess;
  newsletter: Newsletter;
}

interface Desk {
  process: SimulatedProcess;
  stop: AbortController;
}

/** What a test may break, to see that the model notices. */
export interface Breakage {
  enqueue?: typeof enqueueIssue;
}

/** Readers who come and go on two servers, and issues that two desks send. */
export function newsletterModel(world: World, { enqueue }: Breakage = {}): Model {
  const { simulation } = world;
  const { choices } = simulation;
  const mailServer = new MailServer(simulation);
  const watch = new OutboxWatch(world);
  const readers = new ReadersWatch(world);
  const servers: Server[] = [];
  const desks: (Desk | undefined)[] = [undefined, undefined];

  /** A relay on a store, as servers and desks have it. */
  function relayOf(process: SimulatedProcess, store: Store) {
    const transport = mailServer.transport(process, (copy) => {
      const since = watch.onCopy(copy);
      const reader = watch.rows.find(({ id }) => id === copy.mail.id)?.reference.split(" ")[1];
      if (reader && readers.isUnwanted(reader, since))
        simulation.wrong = `Reader ${reader} has left, and gets an issue`;
    });
    const { clock } = process;
    return createRelay({ store, transport, templates, from: "a@example.org", clock, log, pace });
  }

  const onServer = (work: (newsletter: Newsletter) => Promise<unknown>) => {
    const { process, newsletter } = choices.of(servers);
    void process.run(() => work(newsletter)).catch(() => undefined);
  };

  async function startDesk(): Promise<void> {
    const at = choices.below(desks.length);
    const issue = choices.of(issues);
    if (desks[at]) return;
    const process = world.start("desk");
    const stop = new AbortController();
    desks[at] = { process, stop };
    const store = await world.open(process, servers.length + at);
    const relay = relayOf(process, store);
    const send = async () => {
      relay.start();
      const begun = await startIssue(store, issue, process.clock());
      if (enqueue) return enqueue(store, begun.id, { size: 2, pause: 100, from: process.clock() });
      const onMail = () => relay.wake();
      return sendIssue({
        store,
        issue: begun,
        perSecond: 10,
        size: 3,
        onMail,
        signal: stop.signal,
      });
    };
    void process.run(send).catch(() => undefined);
  }

  async function killDesk(): Promise<void> {
    const at = choices.below(desks.length);
    const desk = desks[at];
    desks[at] = undefined;
    if (!desk) return;
    await simulation.kill(desk.process);
    watch.onDeath(desk.process);
  }

  function mayDrop({ kind, reference }: { kind: string; reference: string }): boolean {
    if (kind !== "newsletter-confirm") return readers.hasLeft(reference.split(" ").at(-1) ?? "");
    const query = "SELECT id FROM confirmation_links WHERE id = ? AND used_at IS NULL";
    return world.rows(query, reference).length === 0;
  }

  function press(): void {
    const links = world.rows<{ id: string; reader: string; used: number | null }>(
      "SELECT id, subscriber_id AS reader, used_at AS used FROM confirmation_links ORDER BY id",
    );
    const unused = links.filter(({ used }) => used === null);
    if (unused.length === 0) return;
    // Now and then one that was pressed before.
    const { id, reader } = choices.of(choices.below(4) ? unused : links);
    readers.press(reader, id);
    onServer((newsletter) => newsletter.confirm(tokens.confirmation(id)));
  }

  function leave(): void {
    if (readers.rows.length === 0 || choices.below(2) > 0) return;
    const { id } = choices.of(readers.rows);
    onServer((newsletter) => newsletter.unsubscribe(tokens.leaving(id), false));
  }

  return {
    async startServer(at) {
      const process = world.start("server");
      const store = await world.open(process, at);
      const { clock } = process;
      const relay = relayOf(process, store);
      const erase = async () => undefined;
      const onMail = () => relay.wake();
      const newsletter = createNewsletter({ store, clock, tokens, erase, onMail });
      world.servers[at] = process;
      servers[at] = { process, newsletter };
      await process.run(async () => relay.start());
    },
    commands: [
      () => {
        const address = choices.of(addresses);
        const wish = {
          address: emailAddress(address),
          sourcePage: "/newsletter",
          isSuspect: false,
        };
        onServer((newsletter) => newsletter.subscribe(wish));
      },
      press,
      press,
      leave,
      startDesk,
      startDesk,
      killDesk,
      () => choices.of(desks)?.stop.abort(),
      () => mailServer.changeMood(),
    ],
    check() {
      readers.check();
      watch.check(mayDrop);
    },
    afterDeath: (process) => watch.onDeath(process),
    async settle() {
      for (const desk of desks) {
        if (!desk) continue;
        await simulation.kill(desk.process);
        watch.onDeath(desk.process);
        this.check();
      }
      const desk = world.start("desk");
      const store = await world.open(desk, servers.length);
      let isEnqueued = false;
      void desk.run(async () => {
        for (const id of readers.issues.keys()) {
          const batch = () => ({ size: 3, pause: 100, from: desk.clock() });
          while ((await enqueueIssue(store, id, batch())) > 0);
        }
        isEnqueued = true;
      });
      const isSent = () => isEnqueued && watch.rows.every(({ state }) => state !== "waiting");
      await world.runOn(30 * 60 * minute, this, isSent);
      watch.checkEnd();
      readers.checkEnd(watch.rows);
    },
  };
}
