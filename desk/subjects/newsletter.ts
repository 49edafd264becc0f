import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { InvalidArgumentError } from "@commander-js/extra-typings";
import { refuseText } from "#collections/markdown/refuse-text.ts";
import {
  newsletterProblems,
  readNewsletterIssue,
} from "#collections/newsletters/newsletter-issue.ts";
import { textSurroundings } from "#collections/open-content.ts";
import { projectRoot } from "#collections/reading/project-root.ts";
import { kampalaTime } from "#server/clock.ts";
import { addressKey } from "#server/mail/address-key.ts";
import {
  countRecipients,
  type IssueProgress,
  listIssueProgress,
  readProgress,
  sendIssue,
  startIssue,
} from "#server/newsletter/sending.ts";
import { hardBounces, markBounced } from "#server/newsletter/unsubscribe.ts";
import { findRow } from "#server/store/rows.ts";
import { type Desk, DeskError } from "../command.ts";
import { printOutcome } from "../print-table.ts";
import type { Listing, Subject } from "./subject.ts";

type IssueRow = Awaited<ReturnType<typeof listIssueProgress>>[number];

const issues: Listing<IssueRow> = {
  command: "status",
  description: "all issues and how their e-mails stand",
  title: "Issues",
  find: ({ store }) => listIssueProgress(store.tables),
  columns: [
    { heading: "Issue", value: ({ slug }) => slug },
    { heading: "Begun", value: ({ started_at }) => kampalaTime(started_at) },
    { heading: "Readers", value: ({ recipients }) => recipients },
    { heading: "Sent", value: ({ sent }) => sent },
    { heading: "Waiting", value: ({ waiting }) => waiting },
    { heading: "Failed", value: ({ dead }) => dead },
    {
      heading: "Complete",
      value: ({ finished_at }) => (finished_at === null ? "no: send it again to go on" : "yes"),
      tone: ({ finished_at }) => (finished_at === null ? "waiting" : "good"),
    },
  ],
  none: "No issue has been sent yet.",
};

/** Issues of the newsletter. They are sent from the terminal only. */
export const newsletter: Subject = {
  title: "Newsletter",
  path: "/newsletter",
  lead: "All issues and how their e-mails stand. An issue is sent with npm run desk -- newsletter send.",
  description: "send an issue, see how it stands, take note of bounces",
  listings: [issues],

  addCommands(group, desk) {
    group
      .command("send <file>")
      .description("sends e.g. content/newsletters/2026-12.md, after asking")
      .option("--yes", "without asking; goes on where an earlier one was stopped")
      .option("--per-second <n>", "so many e-mails in a second", parsePace, 20)
      .action((file, { yes = false, perSecond }) => send(file, yes, perSecond, desk));
    group
      .command("bounces <path>")
      .description(
        "reads a bounced mail (.eml), or a folder of them, and stops writing to those addresses",
      )
      .action((path) => recordBounces(path, desk));
  },
};

async function send(file: string, isSure: boolean, perSecond: number, desk: Desk) {
  const { store, print, printProgress, ask, signal, wantsJson } = desk;
  const issueFile = readNewsletterIssue(file);
  const started = await findRow(store.tables, "newsletter_issues", { slug: issueFile.slug });
  // E-mails cannot be called back, so links are checked before the first; an issue that was started is finished.
  if (!started) {
    const problems = newsletterProblems(issueFile, textSurroundings(projectRoot()));
    refuseText(resolve(file, "../../.."), `content/newsletters/${issueFile.slug}.md`, problems);
  }
  const left = started ? started.recipients - started.queued : await countRecipients(store.tables);
  if (!started && left === 0) throw new DeskError("There is no confirmed subscriber yet.");
  printProgress(`Subject: ${issueFile.subject}`);
  const question = started
    ? `Go on with ${started.slug}: up to ${left} of ${started.recipients} e-mails are left.`
    : `Send ${issueFile.slug} to ${left} subscribers and publish it in the archive?`;
  if (!isSure && !(await ask(question))) {
    throw new DeskError("Nothing was sent. Add --yes to run without a terminal.");
  }

  const { relay, transport } = desk.services;
  let progress: IssueProgress;
  try {
    const issue = await startIssue(store, issueFile, Date.now());
    relay.start();
    let lastReport = 0;
    progress = await sendIssue({
      store,
      issue,
      perSecond,
      onMail: relay.wake,
      signal,
      onProgress({ sent, waiting, dead }) {
        if (Date.now() - lastReport < 1000) return;
        lastReport = Date.now();
        printProgress(`${sent} of ${issue.recipients} sent, ${waiting} waiting, ${dead} failed`);
      },
    });
    await relay.stop();
    progress = await readProgress(store.tables, issue.id);
  } finally {
    await relay.stop();
    await transport.close();
  }
  const { sent, waiting, dead, dropped } = progress;
  if (wantsJson) print(JSON.stringify({ sent, waiting, dead, dropped, stopped: signal.aborted }));
  else {
    print(`${sent} sent, ${waiting} waiting for another try, ${dead} failed, ${dropped} had left.`);
    if (signal.aborted) print("Stopped. The same command goes on from here.");
  }
}

function parsePace(typed: string): number {
  const perSecond = Number(typed);
  if (perSecond >= 0.1 && perSecond <= 10_000) return perSecond;
  throw new InvalidArgumentError("It must be a number from 0.1 to 10000.");
}

async function recordBounces(path: string, desk: Desk) {
  const { store, services } = desk;
  if (!existsSync(path)) throw new DeskError(`${path} does not exist.`);
  const files = statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => name.endsWith(".eml"))
        .map((name) => join(path, name))
    : [path];
  const addresses = new Set(files.flatMap((file) => hardBounces(readFileSync(file, "utf8"))));
  const { tokens } = services;
  let stopped = 0;
  for (const address of addresses) {
    const subscriber = { address_key: addressKey(address) };
    const isStopped = await store.change((tables) =>
      markBounced(tables, subscriber, tokens, Date.now()),
    );
    if (isStopped) stopped += 1;
  }
  const outcome = { mails: files.length, addresses: addresses.size, stopped };
  const sentence = `Mails read: ${files.length}. Addresses that get no further newsletter: ${stopped}.`;
  printOutcome(desk, outcome, sentence);
}
