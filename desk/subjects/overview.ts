import { alertKinds } from "#server/alerts/alert-kinds.ts";
import { countMail, countQuarantine } from "#server/alerts/waiting-counts.ts";
import { countRecipients } from "#server/newsletter/sending.ts";
import { countFollowers } from "#server/newsletter/subscribers.ts";
import { countRows } from "#server/store/rows.ts";
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
    const mail = await countMail(tables, services.clock());
    const fresh = await countRows(tables, "contact_messages", { status: "new" });
    const suspects = Object.values(await countQuarantine(tables));
    return [
      {
        kind: "findings",
        title: "Needs attention",
        findings: alerts.map(({ kind, sentence }) => {
          return { ...alertKinds[kind], sentence, tone: "bad", state: "", href: pageOf(kind) };
        }),
        none: "Nothing needs attention. The doctor looks further: at mail, names, keys and the certificate.",
      },
      {
        kind: "table",
        title: "How much there is",
        columns: ["What", "How many"],
        rows: [
          [
            { text: "New messages", href: "/messages?status=new" },
            fresh < maxRows ? fresh : `${maxRows} or more`,
          ],
          [
            { text: "In quarantine", href: "/quarantine" },
            suspects.reduce((sum, count) => sum + count, 0),
          ],
          [
            { text: "New pledges", href: "/pledges" },
            await countRows(tables, "pledges", { status: "new" }),
          ],
          [{ text: "E-mails that wait", href: "/outbox" }, mail.waiting],
          [{ text: "E-mails that were given up", href: "/outbox" }, mail.dead],
          [{ text: "Confirmed subscribers", href: "/subscribers" }, await countRecipients(tables)],
          [{ text: "Followers", href: "/subscribers" }, await countFollowers(tables)],
        ],
        none: "",
      },
    ];
  },
};
