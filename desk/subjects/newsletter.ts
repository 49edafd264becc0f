import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { InvalidArgumentError } from "@commander-js/extra-typings";
import { refuseText } from "#collections/markdown/refuse-text.ts";
import {
  type NewsletterIssueFile,
  newsletterProblems,
  readNewsletterDraft,
  readNewsletterIssue,
} from "#collections/newsletters/newsletter-issue.ts";
import { textSurroundings } from "#collections/open-content.ts";
import { ContentError } from "#collections/reading/problem.ts";
import { projectRoot } from "#collections/reading/project-root.ts";
import { getEmailTexts } from "#collections/site/emails.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import { addressKey } from "#server/mail/address-key.ts";
import {
  beginDraft,
  deleteDraft,
  listDrafts,
  recentArticles,
  saveDraft,
} from "#server/newsletter/drafts.ts";
import { writeIssue } from "#server/newsletter/issue-email.ts";
import { renderIssuePage } from "#server/newsletter/issue-page.ts";
import { countRecipients, listIssueProgress, readProgress } from "#server/newsletter/sending.ts";
import { hardBounces, markBounced } from "#server/newsletter/unsubscribe.ts";
import { newId } from "#server/store/new-id.ts";
import { findRow } from "#server/store/rows.ts";
import { type Desk, DeskError } from "../command.ts";
import { staffMessage } from "../error-messages.ts";
import { stylesheets } from "../page/stylesheets.ts";
import { printOutcome } from "../print-table.ts";
import { momentColumn } from "./labels.ts";
import { beginSending, endSending, findSending } from "./sending.ts";
import {
  type DeskFile,
  formPart,
  type Listing,
  oneOf,
  type Part,
  type Subject,
  type SubjectDesk,
} from "./subject.ts";

type IssueRow = Awaited<ReturnType<typeof listIssueProgress>>[number];

const hrefOf = (slug: string) => `/newsletter/${slug}`;

const issues: Listing<IssueRow> = {
  command: "status",
  description: "all issues and how their e-mails stand",
  title: "Sent",
  find: ({ store }) => listIssueProgress(store.tables),
  columns: [
    { heading: "Issue", value: ({ slug }) => slug, href: ({ slug }) => hrefOf(slug) },
    momentColumn("Begun", ({ started_at }) => started_at),
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

const noReaders = "There is no confirmed subscriber yet.";

/** An issue as it was begun, or as it is written now. @throws DeskError when there is none */
async function findIssue({ store, settings }: SubjectDesk, slug: string) {
  const begun = await findRow(store.tables, "newsletter_issues", { slug });
  if (begun) return { begun, issue: begun as NewsletterIssueFile, file: "", isOurs: false };
  const draft = listDrafts(settings.DATA_DIR).find((one) => one.slug === slug);
  if (!draft) throw new DeskError("There is no such newsletter.");
  return { begun, issue: readNewsletterDraft(draft.file), ...draft };
}

/** Reads an issue to be sent. @throws ContentError that lists everything wrong in it, links too */
function readToSend(file: string): NewsletterIssueFile {
  const issue = readNewsletterIssue(file);
  const problems = newsletterProblems(issue, textSurroundings(projectRoot()));
  refuseText(resolve(file, "../../.."), `content/newsletters/${issue.slug}.md`, problems);
  return issue;
}

/** Says what keeps an issue from being sent. */
function obstacle(file: string, readers: number): string | undefined {
  try {
    readToSend(file);
    return readers === 0 ? noReaders : undefined;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems
      .map(({ field, reason }) => `${field || "The text"} ${reason}.`)
      .join("\n");
  }
}

const syntax =
  "A blank line begins a paragraph, ## a heading, - a point of a list. [words](/address) is a link, **words** are bold.";

const formTo = (slug: string, action: string, label: string) => {
  return { to: `/newsletter/${action}`, label, fields: { slug } };
};

const writingParts = ({ slug, subject, summary, body }: NewsletterIssueFile): Part[] => [
  formPart("Write", {
    ...formTo(slug, "save", "Save and look at it"),
    inputs: [
      { name: "subject", label: "Subject", type: "text", value: subject },
      { name: "summary", label: "In one sentence, for the archive", type: "text", value: summary },
      { name: "body", label: "Text", type: "textarea", value: body, note: syntax },
    ],
  }),
  formPart("Throw it away", formTo(slug, "delete", "Delete it")),
];

async function sendingParts(desk: SubjectDesk, slug: string): Promise<Part[]> {
  const { begun, file, isOurs } = await findIssue(desk, slug);
  if (begun) {
    const isActive = isBeingSent(desk, slug);
    const action = isActive ? formTo(slug, "stop", "Stop") : formTo(slug, "send", "Go on");
    const src = `${hrefOf(slug)}/progress`;
    const progress: Part = { kind: "frame", title: "How far it is", src, isSmall: true };
    const isDone = !isActive && begun.finished_at !== null;
    return isDone ? [progress] : [progress, formPart("Before it is complete", action)];
  }
  const readers = await countRecipients(desk.store.tables);
  const wrong = obstacle(file, readers);
  const links = isOurs ? [{ text: "Change the text", href: hrefOf(slug) }] : [];
  const input = { name: "email", label: "Your own e-mail address", type: "email" } as const;
  const test = { ...formTo(slug, "test", "Send me a test"), input };
  const send: Part = wrong
    ? { kind: "text", title: "Before it can be sent", text: wrong }
    : formPart(`Readers: ${readers}`, formTo(slug, "send", `Send it to all ${readers}`));
  return [{ kind: "actions", title: "Try it out", links, actions: [test] }, send];
}

const views = { email: "E-mail", text: "E-mail without colours", page: "Page of the archive" };

const frame = (type: string, body: string, headers = {}): DeskFile => ({
  type: `text/${type}; charset=utf-8`,
  body,
  headers: {
    "Content-Security-Policy":
      "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; frame-ancestors 'self'; form-action 'none'; base-uri 'none'",
    ...headers,
  },
});

/** An e-mail as readers get it. */
const emailOf = ({ services: { origin } }: SubjectDesk, issue: NewsletterIssueFile) =>
  writeIssue({ words: getEmailTexts(), name: getOrganisation().name, origin }, issue);

function isBeingSent({ services }: SubjectDesk, slug: string): boolean {
  const sending = findSending(services);
  return sending?.slug === slug && !sending.isOver;
}

/** How far an issue is; the frame loads itself again while it is being sent. */
async function progressOf(desk: SubjectDesk, slug: string): Promise<DeskFile> {
  const { begun } = await findIssue(desk, slug);
  if (!begun) throw new DeskError("It is not being sent.");
  const { sent, waiting, dead } = await readProgress(desk.store.tables, begun.id);
  const isActive = isBeingSent(desk, slug);
  const { failure: reason = {}, endedAt = 0 } = findSending(desk.services) ?? {};
  const isMoving = isActive || (waiting > 0 && Date.now() - endedAt < 60_000);
  const failure = staffMessage(reason);
  const end = failure ?? (begun.finished_at === null ? "It is stopped." : "It is complete.");
  const link = `<a href="${hrefOf(slug)}" target="_top">Show the result</a>`;
  const styles = stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`).join("");
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>How far it is</title>${styles}</head>
<body class="progress"><main><progress aria-label="Sent" max="${begun.recipients}" value="${sent}"></progress>
<p>${isActive ? "It is being sent." : end} Readers ${begun.recipients}, sent ${sent}, waiting ${waiting}, failed ${dead}.</p>
${isActive ? "" : `<p>${link}</p>`}</main></body></html>`;
  return frame("html", body, isMoving ? { Refresh: "1" } : {});
}

/** Issues of the newsletter: written, tried out and sent. */
export const newsletter: Subject = {
  title: "Newsletter",
  path: "/newsletter",
  lead: "Write it here or take it from the news, look at it, send yourself a test, and then send it to all readers.",
  description: "send an issue, see how it stands, take note of bounces",
  listings: [issues],
  async parts({ store, settings }) {
    const begun = (await listIssueProgress(store.tables)).map(({ slug }) => slug);
    const drafts = listDrafts(settings.DATA_DIR).filter(({ slug }) => !begun.includes(slug));
    const options = recentArticles().map(({ path, title }) => ({ value: path, label: title }));
    const rows = drafts.map(({ slug, isOurs }) => [
      { text: slug, href: hrefOf(slug) },
      isOurs ? "here" : "in the editor",
    ]);
    const columns = ["Newsletter", "Written"];
    return [
      { kind: "table", title: "Not sent yet", columns, rows, none: "Nothing is written." },
      formPart("Write a new one", {
        to: "/newsletter/begin",
        label: "Begin",
        inputs: [
          { name: "subject", label: "Subject", type: "text" },
          { name: "article", label: "Take from the news, if you like", type: "checkbox", options },
        ],
      }),
      formPart("Mails that came back", {
        to: "/newsletter/bounced",
        label: "Read them",
        inputs: [
          {
            name: "mails",
            label: "Saved mails (.eml)",
            type: "file",
            note: "Save the mails that say “could not be delivered” in your mail program, and choose them here. An address that does not exist gets no further newsletter.",
          },
        ],
      }),
    ];
  },

  show: {
    parameter: { name: "slug" },
    async load(desk, slug, query) {
      const { begun, issue, isOurs } = await findIssue(desk, slug);
      const { subject: title, summary: lead } = issue;
      const page = { title, lead, data: issue, identity: {} };
      const chosen = oneOf(["email", "text", "page"] as const, query("view"));
      // It is sent from another page than it is written on: nothing unsaved is left out.
      if (!begun && isOurs && !chosen) return { ...page, parts: writingParts(issue) };
      const view = chosen ?? "email";
      const links = Object.entries(views).map(([name, text]) => {
        return { text, href: `${hrefOf(slug)}?view=${name}`, isCurrent: name === view };
      });
      const src = `${hrefOf(slug)}/${view}`;
      const preview: Part = { kind: "frame", title: `Preview: ${views[view]}`, src };
      const above = await sendingParts(desk, slug);
      return {
        ...page,
        parts: [...above, { kind: "links", label: "Look at it as", links }, preview],
      };
    },
  },

  files: {
    ":slug/progress": (desk, value) => progressOf(desk, value("slug")),
    ":slug/:view": async (desk, value) => {
      const { issue } = await findIssue(desk, value("slug"));
      if (value("view") === "page") return frame("html", await renderIssuePage(issue));
      const { html, text } = emailOf(desk, issue);
      return value("view") === "text" ? frame("plain", text) : frame("html", html);
    },
  },

  actions: {
    begin: {
      async perform({ store, settings }, value) {
        const subject = value("subject").trim() || "Newsletter";
        const begun = await listIssueProgress(store.tables);
        const taken = new Set([...begun, ...listDrafts(settings.DATA_DIR)].map(({ slug }) => slug));
        const paths = value("article").split("\n\n");
        const chosen = recentArticles().filter(({ path }) => paths.includes(path));
        const issue = beginDraft(subject, chosen, taken);
        saveDraft(settings.DATA_DIR, issue);
        const sentence = "It is kept here. No reader gets it before you send it.";
        return { sentence, to: hrefOf(issue.slug) };
      },
    },
    save: {
      async perform(desk, value) {
        const { issue, isOurs } = await findIssue(desk, value("slug"));
        const read = (name: "subject" | "summary" | "body") => value(name).trim() || issue[name];
        const { slug } = issue;
        if (!isOurs)
          throw new DeskError("It cannot be changed here: it was begun, or is the editor’s.");
        const changed = {
          slug,
          subject: read("subject"),
          summary: read("summary"),
          body: read("body"),
        };
        saveDraft(desk.settings.DATA_DIR, changed);
        return { sentence: "Saved.", to: `${hrefOf(slug)}?view=email` };
      },
    },
    delete: {
      confirm: "The text will be deleted for good.",
      async perform(desk, value) {
        const { isOurs, issue } = await findIssue(desk, value("slug"));
        if (isOurs) deleteDraft(desk.settings.DATA_DIR, issue.slug);
        return { sentence: isOurs ? "The newsletter is deleted." : "Only drafts can be deleted." };
      },
    },
    test: {
      async perform(desk, value) {
        const { issue } = await findIssue(desk, value("slug"));
        const { transport, from } = desk.services;
        const to = value("email").trim();
        const date = Date.now();
        const subject = `Test: ${issue.subject}`;
        await transport.send({ ...emailOf(desk, issue), id: newId(date), to, from, date, subject });
        const sentence = desk.settings.SMTP_URL
          ? `A test is on its way to ${to}.`
          : "No mail server is set, so the test is kept as a file on the server.";
        return { sentence, to: `${hrefOf(issue.slug)}?view=email` };
      },
    },
    send: {
      confirm:
        "It goes to every confirmed reader and cannot be called back. From then on it is in the archive on the site.",
      async perform(desk, value) {
        const { begun, file, issue } = await findIssue(desk, value("slug"));
        if (begun?.finished_at) throw new DeskError("That newsletter was sent already.");
        const readers = await countRecipients(desk.store.tables);
        if (!begun && readers === 0) throw new DeskError(noReaders);
        const pace = { perSecond: 20, size: 100 };
        await beginSending(desk.services, begun ? issue : readToSend(file), pace);
        return { sentence: "It is being sent.", to: hrefOf(issue.slug) };
      },
    },
    stop: {
      async perform({ services }, value) {
        findSending(services)?.stop();
        await findSending(services)?.done;
        const sentence = "Stopped. A hundred e-mails at most that were under way still arrive.";
        return { sentence, to: hrefOf(value("slug")) };
      },
    },
    bounced: {
      async perform(desk, value) {
        const { stopped } = await stopBounced([value("mails")], desk);
        return { sentence: `Addresses that get no further newsletter: ${stopped}.` };
      },
    },
  },

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
  const { slug } = readNewsletterIssue(file);
  const started = await findRow(store.tables, "newsletter_issues", { slug });
  // E-mails cannot be called back, so links are checked before the first; an issue that was started is finished.
  const issueFile = started ? readNewsletterIssue(file) : readToSend(file);
  const left = started ? started.recipients - started.queued : await countRecipients(store.tables);
  if (!started && left === 0) throw new DeskError(noReaders);
  printProgress(`Subject: ${issueFile.subject}`);
  const question = started
    ? `Go on with ${slug}: up to ${left} of ${started.recipients} e-mails are left.`
    : `Send ${slug} to ${left} subscribers and publish it in the archive?`;
  if (!isSure && !(await ask(question))) {
    throw new DeskError("Nothing was sent. Add --yes to run without a terminal.");
  }
  let lastReport = 0;
  try {
    const sending = await beginSending(desk.services, issueFile, {
      perSecond,
      signal,
      onProgress({ sent, waiting, dead }) {
        if (Date.now() - lastReport < 1000) return;
        lastReport = Date.now();
        printProgress(`${sent} sent, ${waiting} waiting, ${dead} failed`);
      },
    });
    await sending.done;
    if (sending.failure) throw sending.failure;
  } finally {
    await endSending(desk.services);
  }
  const issue = await findRow(store.tables, "newsletter_issues", { slug });
  const { sent, waiting, dead, dropped } = await readProgress(store.tables, issue?.id ?? "");
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
  if (!existsSync(path)) throw new DeskError(`${path} does not exist.`);
  const files = statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => name.endsWith(".eml"))
        .map((name) => join(path, name))
    : [path];
  const mails = files.map((file) => readFileSync(file, "utf8"));
  const outcome = await stopBounced(mails, desk);
  const sentence = `Mails read: ${files.length}. Addresses that get no further newsletter: ${outcome.stopped}.`;
  printOutcome(desk, outcome, sentence);
}

/** Stops writing to addresses that do not exist. @param mails sources of mails that came back */
async function stopBounced(mails: readonly string[], { store, services }: SubjectDesk) {
  const addresses = new Set(mails.flatMap(hardBounces));
  const { tokens } = services;
  let stopped = 0;
  for (const address of addresses) {
    const subscriber = { address_key: addressKey(address) };
    const isStopped = await store.change((tables) =>
      markBounced(tables, subscriber, tokens, Date.now()),
    );
    if (isStopped) stopped += 1;
  }
  return { mails: mails.length, addresses: addresses.size, stopped };
}
