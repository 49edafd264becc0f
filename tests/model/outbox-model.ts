import { emailAddress } from "#app/forms/email-address.ts";
import { createContact } from "#server/contact/contact.ts";
import { findMessage } from "#server/contact/messages.ts";
import { createRelay, type Relay } from "#server/mail/relay.ts";
import { deleteRows } from "#server/store/rows.ts";
import type { Store } from "#server/store/store.ts";
import { readableLog } from "#tests/support/log-lines.ts";
import { MailServer } from "./mail-server.ts";
import { OutboxWatch, pace } from "./outbox-watch.ts";
import type { Model } from "./run-histories.ts";
import type { SimulatedProcess } from "./simulation.ts";
import type { World } from "./world.ts";

const { log } = readableLog("silent");
const minute = 60_000;

/** A visitor who posts a message, and posts it again until it is acknowledged. */
interface Sender {
  key: string;
  isAcknowledged: boolean;
}

/** A server: a form that takes messages and a relay that mails them. */
interface Server {
  process: SimulatedProcess;
  store: Store;
  contact: ReturnType<typeof createContact>;
  relay: Relay;
}

/** What a test may break, to see that the model notices. */
export interface Breakage {
  relay?: typeof createRelay;
  /** Milliseconds for which a relay holds an e-mail. */
  lease?: number;
}

/** Messages that are posted to two servers, and mailed by them. */
export function outboxModel(
  world: World,
  { relay: makeRelay = createRelay, lease = pace.lease }: Breakage = {},
): Model {
  const { simulation } = world;
  const { choices } = simulation;
  const mailServer = new MailServer(simulation);
  const watch = new OutboxWatch(world);
  const servers: Server[] = [];
  const senders: Sender[] = [];
  const erased = new Set<string>();

  function post(sender: Sender): void {
    const { process, contact } = choices.of(servers);
    const message = {
      firstName: "Amina",
      lastName: "Nakato",
      email: emailAddress("amina@example.org"),
      organization: "",
      subject: sender.key,
      message: "Good morning",
    };
    const { key } = sender;
    void process
      .run(() => contact.receive({ message, key, sourcePage: "/contact", isSuspect: false }))
      .then(() => {
        sender.isAcknowledged = true;
      })
      // Answered with 503.
      .catch(() => undefined);
  }

  function erase(): void {
    const { process, store } = choices.of(servers);
    const [{ id } = { id: "" }] = world.rows<{ id: string }>(
      "SELECT id FROM contact_messages ORDER BY id DESC LIMIT 1",
    );
    if (choices.below(4) > 0 || !id) return;
    erased.add(id);
    void process
      .run(() => store.change((tables) => deleteRows(tables, "contact_messages", { id })))
      // Tried again by staff, or not.
      .catch(() => undefined);
  }

  const isStored = (id: string) =>
    world.rows("SELECT id FROM contact_messages WHERE id = ?", id).length > 0;

  return {
    async startServer(at) {
      const process = world.start("server");
      const store = await world.open(process, at);
      const { clock } = process;
      const contact = createContact({ store, clock, onMail: () => relay.wake() });
      const relay = makeRelay({
        store,
        clock,
        log,
        transport: mailServer.transport(process, (copy) => watch.onCopy(copy)),
        from: "website@example.org",
        templates: {
          async "contact-message"(tables, { messageId }) {
            const found = await findMessage(tables, messageId);
            return (
              found && {
                to: emailAddress("a@example.org"),
                subject: found.fields.subject,
                text: "",
                html: "",
              }
            );
          },
        },
        pace: { ...pace, lease },
      });
      world.servers[at] = process;
      servers[at] = { process, store, contact, relay };
      await process.run(async () => relay.start());
    },
    commands: [
      () => {
        const key = `message ${senders.length + 1}`;
        const sender = { key, isAcknowledged: false };
        senders.push(sender);
        post(sender);
      },
      () => {
        if (senders.length > 0) post(choices.of(senders));
      },
      () => mailServer.changeMood(),
      () => mailServer.changeMood(),
      erase,
    ],
    check() {
      watch.check(({ reference }) => erased.has(reference) && !isStored(reference));
    },
    afterDeath: (process) => watch.onDeath(process),
    async settle() {
      await world.runOn(30 * 60 * minute, this, () =>
        watch.rows.every(({ state }) => state !== "waiting"),
      );
      watch.checkEnd();
      for (const { key, isAcknowledged } of senders) {
        if (!isAcknowledged) continue;
        const messages = world.rows(
          "SELECT id FROM contact_messages WHERE json_extract(fields, '$.subject') = ?",
          key,
        );
        if (messages.length > 1) throw new Error(`${key} is stored twice`);
        const guard = `contact key ${key}`;
        const kept = world.rows<{ reference: string }>(
          "SELECT reference FROM submissions WHERE guard = ?",
          guard,
        );
        const mails = watch.rows.filter(({ reference }) => reference === kept[0]?.reference);
        if (kept.length !== 1 || mails.length !== 1) throw new Error(`${key} is lost or doubled`);
      }
    },
  };
}
