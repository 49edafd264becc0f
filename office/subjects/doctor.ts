import type { AlertKind } from "#server/alerts/alert-kinds.ts";
import { examine } from "#server/doctor/examine.ts";
import type { FindingState } from "#server/doctor/finding.ts";
import { type AddCommand, type Office, OfficeError } from "../commands/command.ts";
import type { Cell, Subject, Tone } from "./subject.ts";

const states: Readonly<Record<FindingState, { tone: Tone; text: string }>> = {
  attention: { tone: "bad", text: "needs attention" },
  unknown: { tone: "waiting", text: "could not be asked" },
  well: { tone: "good", text: "well" },
  off: { tone: "plain", text: "nothing to do now" },
};

const none = "All is well.";

export const doctor: Subject = {
  title: "Doctor",
  path: "/doctor",
  lead: "Asked a moment ago: the mail server, the names of the domain, the certificate, keys, disk, clock and backup.",
  async parts({ services }) {
    const rows = (await examine(services)).map(({ kind, title, state, sentence, todo }): Cell[] => {
      const href = pageOf(kind);
      // What can be done on a page needs no command.
      const help = href ? sentence : [sentence, todo].filter(Boolean).join(" ");
      return [href ? { text: title, href } : title, states[state], help];
    });
    return [{ kind: "table", title: "Findings", columns: ["What", "State", "Why"], rows, none }];
  },
};

export const doctorCommand: AddCommand = (program, office) => {
  program
    .command("doctor")
    .description(
      "everything that needs attention now: mail, names, certificate, keys, disk, clock, backup; exit code 1 when something does",
    )
    .option("--all", "what is well, and what needs nothing now, too")
    .action(({ all = false }) => printFindings(all, office));
};

async function printFindings(isAll: boolean, { services, wantsJson, print }: Office) {
  const findings = await examine(services);
  const shown = isAll
    ? findings
    : findings.filter(({ state }) => state === "attention" || state === "unknown");
  const blocks = shown.map(({ title, state, sentence, todo }) => {
    const heading = state === "attention" ? title : `${title} – ${states[state].text}`;
    return [heading, sentence, ...(todo ? [todo] : [])].join("\n  ");
  });
  print(wantsJson ? JSON.stringify(shown, null, 2) : blocks.join("\n\n") || none);
  const count = findings.filter(({ state }) => state === "attention").length;
  if (count > 0) throw new OfficeError(`Need attention: ${count}.`);
}

const pages: Partial<Record<AlertKind, string>> = {
  mail: "/outbox",
  newsletter: "/newsletter",
  payments: "/donations",
  quarantine: "/quarantine",
  "payments-to-review": "/donations?state=review",
  "second-payments": "/donations",
};

/** Returns the page where staff can act on an alert or finding of a kind; undefined when there is none. */
export function pageOf(kind: string): string | undefined {
  return Object.hasOwn(pages, kind) ? pages[kind as AlertKind] : undefined;
}
