import { alertKinds } from "#server/alerts/alert-kinds.ts";
import { countMail, countQuarantine } from "#server/alerts/waiting-counts.ts";
import { listMessages } from "#server/contact/messages.ts";
import { listPledges } from "#server/donations/pledges.ts";
import { countSubscribers } from "#server/newsletter/subscribers.ts";
import { pageOf } from "./doctor.ts";
import type { Subject } from "./subject.ts";

const maxRows = 1000;

/** What needs attention, and how much of everything there is. */
export const overview: Subject = {
  title: "Today",
  path: "/",
  lead: "What needs attention, and what waits for a decision.",

  async parts({ store, services }) {
    const { tables } = store;
    const alerts = await services.alerts.find();
    const fresh = await listMessages(tables, { status: "new", limit: maxRows });
    const mail = await countMail(tables, services.clock());
    const suspects = Object.values(await countQuarantine(tables));
    const pledges = (await listPledges(tables)).filter(({ status }) => status === "new");
    const subscribers = await countSubscribers(tables);
    const confirmed = subscribers.find(({ status }) => status === "confirmed");
    return [
      {
        kind: "findings",
        title: "Needs attention",
        findings: alerts.map(({ kind, sentence }) => ({
          title: alertKinds[kind].title,
          sentence,
          todo: alertKinds[kind].todo,
          tone: "bad" as const,
          state: "",
          href: pageOf(kind),
        })),
        none: "Nothing needs attention. The doctor looks further: at mail, names, keys and the certificate.",
      },
      {
        kind: "table",
        title: "How much there is",
        columns: ["What", "How many"],
        rows: [
          [
            { text: "New messages", href: "/messages?status=new" },
            fresh.length < maxRows ? fresh.length : `${maxRows} or more`,
          ],
          [
            { text: "In quarantine", href: "/quarantine" },
            suspects.reduce((sum, count) => sum + count, 0),
          ],
          [{ text: "New pledges", href: "/pledges" }, pledges.length],
          [{ text: "E-mails that wait", href: "/outbox" }, mail.waiting],
          [{ text: "E-mails that were given up", href: "/outbox" }, mail.dead],
          [{ text: "Confirmed subscribers", href: "/subscribers" }, confirmed?.count ?? 0],
        ],
        none: "",
      },
    ];
  },
};
