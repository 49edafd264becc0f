import { parseEmailAddress } from "#app/forms/email-address.ts";
import { readNewsletterDraft } from "#collections/newsletters/newsletter-issue.ts";
import { withoutAddresses } from "#server/log.ts";
import { beginDraft, listDrafts, recentArticles, writeDraft } from "#server/newsletter/drafts.ts";
import { countRecipients, listIssueProgress, readProgress } from "#server/newsletter/sending.ts";
import { newId } from "#server/store/new-id.ts";
import { findRow } from "#server/store/rows.ts";
import { OfficeError } from "../office-error.ts";
import { noteChange } from "../online/authors.ts";
import { counted } from "../shell/parts.ts";
import { formPart, type Part } from "../shell/view.ts";
import { readBounces } from "./bounces.ts";
import { heldActions, heldParts } from "./held-mail.ts";
import { momentColumn } from "./labels.ts";
import { emailOf, previewOf, progressOf } from "./newsletter-frames.ts";
import {
  closeDraft,
  findIssue,
  listUnsent,
  obstacle,
  problemsOf,
  readToSend,
} from "./newsletter-issues.ts";
import { type Listing, oneOf, type Subject, type SubjectOffice } from "./subject.ts";

const hrefOf = (slug: string) => `/newsletter/${slug}`;

const issues: Listing<Awaited<ReturnType<typeof listIssueProgress>>[number]> = {
  title: "Sent",
  find: ({ store }) => listIssueProgress(store.tables),
  columns: [
    { heading: "Issue", value: ({ subject }) => subject, href: ({ slug }) => hrefOf(slug) },
    momentColumn("Begun", ({ started_at }) => started_at),
    { heading: "Readers", value: ({ recipients }) => recipients },
    { heading: "Sent", value: ({ sent }) => sent },
    { heading: "Waiting", value: ({ waiting }) => waiting },
    { heading: "Failed", value: ({ dead }) => dead },
    {
      heading: "Complete",
      value: ({ finished_at }) => (finished_at === null ? "not yet" : "yes"),
      tone: ({ finished_at }) => (finished_at === null ? "waiting" : "good"),
    },
  ],
  none: "No issue has been sent yet.",
};

/** Issues by their subject alone. */
export const issueNames: typeof issues = {
  ...issues,
  title: "Newsletters",
  columns: issues.columns.slice(0, 2),
  toRecords: (rows) => rows.map(({ subject }) => ({ subject })),
};

const formTo = (slug: string, action: string, label: string) => {
  return { to: `/newsletter/${action}`, label, fields: { slug } };
};

async function sendingParts(office: SubjectOffice, slug: string): Promise<Part[]> {
  const { begun, file } = await findIssue(office, slug);
  if (begun) {
    const isActive = office.services.sending.isSending(slug);
    const action = isActive
      ? formTo(slug, "stop", "Stop")
      : { ...formTo(slug, "send", "Go on"), confirm: sendingWarning };
    const src = `${hrefOf(slug)}/progress`;
    const progress: Part = { kind: "frame", title: "How far it is", src, isSmall: true };
    const isDone = !isActive && begun.finished_at !== null;
    const held = await heldParts(office, slug);
    const title = isActive ? "While it is being sent" : "It is stopped";
    const forms = isDone ? [] : [formPart(title, action)];
    return [...held, progress, ...forms];
  }
  const readers = await countRecipients(office.store.tables);
  const problem = await obstacle(office, file, readers);
  // Once it is written, a test is the next thing to do.
  const isWritten = problemsOf(() => readNewsletterDraft(file)) === undefined;
  const links = [{ text: "Write", href: `/content/newsletters/${slug}.md`, isQuiet: isWritten }];
  const input = { name: "email", label: "Your own e-mail address", type: "email" } as const;
  const tone = isWritten ? "" : "line";
  const test = { ...formTo(slug, "test", "Send me a test"), tone, inputs: [input] } as const;
  const send: Part = problem
    ? { kind: "text", title: "Before it can be sent", text: problem }
    : formPart(`Readers: ${readers}`, {
        ...formTo(slug, "send", `Send it to all ${readers}`),
        confirm: sendingWarning,
      });
  return [{ kind: "actions", title: "Try it out", links, actions: [test] }, send];
}

const sendingWarning =
  "It goes to every confirmed reader and cannot be called back. From then on it is in the archive on the site.";

const views = { email: "E-mail", text: "E-mail without colours", page: "Page of the archive" };

export const newsletter: Subject = {
  title: "Newsletter",
  path: "/newsletter",
  lead: "Write one, look at it, send yourself a test, and then send it to all readers.",
  listings: [issues],
  async parts(office) {
    const options = recentArticles(office.content?.()).map(({ path, title }) => ({
      value: path,
      label: title,
    }));
    const rows = (await listUnsent(office)).map(({ slug, issue, isNamedAsSent }) => {
      const text = issue?.subject ?? slug;
      if (!isNamedAsSent) return { text, href: hrefOf(slug), note: issue?.summary };
      const note = `One that was sent is called ${slug} too. Give this one another name with Rename.`;
      return { text, href: `/content/newsletters/${slug}.md`, note };
    });
    return [
      ...(await heldParts(office)),
      ...(rows.length > 0 ? [{ kind: "rows", title: "Not sent yet", rows } as const] : []),
      formPart("Write a new one", {
        to: "/newsletter/begin",
        label: "Begin",
        inputs: [
          { name: "subject", label: "Subject", type: "text" },
          { name: "article", label: "Take from the news, if you like", type: "checkbox", options },
        ],
      }),
    ];
  },

  async show(office, slug, query) {
    const { begun, issue } = await findIssue(office, slug);
    const { subject: title, summary: lead } = issue;
    const chosen = oneOf(["email", "text", "page"] as const, query("view"));
    const view = chosen ?? "email";
    const links = Object.entries(views).map(([name, text]) => {
      return { text, href: `${hrefOf(slug)}?view=${name}`, isCurrent: name === view };
    });
    const src = `${hrefOf(slug)}/${view}`;
    const isGuess = view === "page" && !begun;
    const seen = isGuess ? "Page of the archive, if it went out today" : views[view];
    const preview: Part = { kind: "frame", title: `Preview: ${seen}`, src };
    const look: Part = { kind: "links", label: "Look at it as", isFilter: true, links };
    const parts = [...(await sendingParts(office, slug)), look, preview];
    const isActive = office.services.sending.isSending(slug);
    return { title, lead, parts, ...(isActive && { refreshAfter: 5 }) };
  },

  files: {
    ":slug/progress": (office, value) => progressOf(office, value("slug")),
    ":slug/:view": (office, value) => previewOf(office, value("slug"), value("view")),
  },

  actions: {
    begin: {
      async perform({ store, root, content }, value) {
        const subject = value("subject").trim() || "Newsletter";
        const begun = await listIssueProgress(store.tables);
        const taken = new Set([...begun, ...listDrafts(root)].map(({ slug }) => slug));
        const paths = value("article").split("\n\n");
        const chosen = recentArticles(content?.()).filter(({ path }) => paths.includes(path));
        const issue = beginDraft(subject, chosen, taken);
        writeDraft(root, issue);
        noteChange(root, `content/newsletters/${issue.slug}.md`);
        const sentence = "It is begun. No reader gets it before you send it.";
        return { sentence, to: `/content/newsletters/${issue.slug}.md` };
      },
    },
    test: {
      async perform(office, value) {
        const { begun, file, issue } = await findIssue(office, value("slug"));
        const problems = begun ? undefined : problemsOf(() => readNewsletterDraft(file));
        if (problems) throw new OfficeError(`No test was sent yet. ${problems}`);
        const { transport, from } = office.services;
        const to = parseEmailAddress(value("email"));
        if (!to) throw new OfficeError("Give one e-mail address, such as name@example.org.");
        const date = Date.now();
        const subject = `Test: ${issue.subject}`;
        const mail = { ...emailOf(office, issue), id: newId(date), to, from, date, subject };
        try {
          await transport.send(mail);
        } catch (error) {
          const reason = withoutAddresses((error as Error).message);
          throw new OfficeError(`The mail server does not take the test: ${reason}`);
        }
        const sentence = office.settings.SMTP_URL
          ? `A test is on its way to ${to}.`
          : "No mail server is set, so the test is kept as a file on the server.";
        return { sentence, to: `${hrefOf(issue.slug)}?view=email` };
      },
    },
    send: {
      isConfirmed: true,
      async perform(office, value) {
        const { begun, file, issue } = await findIssue(office, value("slug"));
        if (begun?.finished_at) throw new OfficeError("That newsletter was sent already.");
        const readers = await countRecipients(office.store.tables);
        const problem = begun ? undefined : await obstacle(office, file, readers);
        if (problem) throw new OfficeError(problem);
        const pace = { perSecond: 20, size: 100 };
        await office.services.sending.begin(begun ? issue : readToSend(office, file), pace);
        await closeDraft(office, issue.slug);
        return { sentence: "It is being sent.", to: hrefOf(issue.slug) };
      },
    },
    stop: {
      async perform({ services, store }, value) {
        services.sending.current()?.stop();
        await services.sending.current()?.done;
        const begun = await findRow(store.tables, "newsletter_issues", { slug: value("slug") });
        const { waiting } = await readProgress(store.tables, begun?.id ?? "");
        const remaining =
          waiting === 0
            ? "No e-mail is under way."
            : `${counted(waiting, "e-mail is", "e-mails are")} under way and still ${waiting === 1 ? "arrives" : "arrive"}.`;
        return { sentence: `Stopped. ${remaining}`, to: hrefOf(value("slug")) };
      },
    },
    bounced: { ...readBounces },
    ...heldActions,
  },
};
