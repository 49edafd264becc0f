import { kampalaTime } from "#server/kampala-time.ts";
import { listIssueProgress } from "#server/newsletter/sending.ts";
import type { Section } from "../section.ts";

/** Issues of the newsletter, to be looked at. They are sent from the terminal. */
export const newsletter: Section = {
  name: "Newsletter",
  path: "/newsletter",

  async list({ store }) {
    const issues = await listIssueProgress(store.tables);
    return {
      title: "Newsletter",
      lead: "All issues and how their e-mails stand. An issue is sent with npm run desk -- newsletter send.",
      parts: [
        {
          kind: "table",
          title: "Issues",
          columns: ["Issue", "Begun", "Readers", "Sent", "Waiting", "Failed", "Complete"],
          rows: issues.map(({ slug, started_at, recipients, sent, waiting, dead, finished_at }) => [
            slug,
            kampalaTime(started_at),
            recipients,
            sent,
            waiting,
            dead,
            finished_at === null
              ? { text: "no: send it again to go on", tone: "waiting" as const }
              : { text: "yes", tone: "good" as const },
          ]),
          none: "No issue has been sent yet.",
        },
      ],
    };
  },
};
