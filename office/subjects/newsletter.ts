import { parseEmailAddress } from "#app/forms/email-address.ts";
import { readNewsletterDraft } from "#collections/newsletters/newsletter-issue.ts";
import { orElse } from "#collections/reading/problem.ts";
import { withoutAddresses } from "#server/log.ts";
import { beginDraft, listDrafts, recentArticles, writeDraft } from "#server/newsletter/drafts.ts";
import { countRecipients, listIssueProgress } from "#server/newsletter/sending.ts";
import { newId } from "#server/store/new-id.ts";
import { OfficeError } from "../office-error.ts";
import { noteChange } from "../online/authors.ts";
import { formPart, type Part } from "../shell/view.ts";
import { readBounces } from "./bounces.ts";
import { heldActions, heldParts } from "./held-mail.ts";
import { momentColumn } from "./labels.ts";
import { emailOf, previewOf, progressOf } from "./newsletter-frames.ts";
import { findIssue, noReaders, obstacle, readToSend } from "./newsletter-issues.ts";
import { beginSending, findSending, isBeingSent } from "./sending.ts";
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
      value: ({ finished_at }) => (finished_at === null ? "no: send it again to go on" : "yes"),
      tone: ({ finished_at }) => (finished_at === null ? "waiting" : "good"),
    },
  ],
  none: "No issue has been sent yet.",
};

const formTo = (slug: string, action: string, label: string) => {
  return { to: `/newsletter/${action}`, label, fields: { slug } };
};

async function sendingParts(office: SubjectOffice, slug: string): Promise<Part[]> {
  const { begun, file } = await findIssue(office, slug);
  if (begun) {
    const isActive = isBeingSent(office.services, slug);
    const action = isActive
      ? formTo(slug, "stop", "Stop")
      : { ...formTo(slug, "send", "Go on"), confirm: sendingWarning };
    const src = `${hrefOf(slug)}/progress`;
    const progress: Part = { kind: "frame", title: "How far it is", src, isSmall: true };
    const isDone = !isActive && begun.finished_at !== null;
    const held = await heldParts(office, slug);
    const rest = isDone ? [] : [formPart("Before it is complete", action)];
    return [...held, progress, ...rest];
  }
  const readers = await countRecipients(office.store.tables);
  const wrong = obstacle(office, file, readers);
  const links = [{ text: "Write", href: `/content/newsletters/${slug}.md` }];
  const input = { name: "email", label: "Your own e-mail address", type: "email" } as const;
  const test = { ...formTo(slug, "test", "Send me a test"), inputs: [input] };
  const send: Part = wrong
    ? { kind: "text", title: "Before it can be sent", text: wrong }
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
    const { store, root } = office;
    const begun = (await listIssueProgress(store.tables)).map(({ slug }) => slug);
    const drafts = listDrafts(root).filter(({ slug }) => !begun.includes(slug));
    const options = recentArticles(office.content?.()).map(({ path, title }) => ({
      value: path,
      label: title,
    }));
    const rows = drafts.map(({ slug, file }) => {
      const issue = orElse(undefined, () => readNewsletterDraft(file));
      return { text: issue?.subject ?? slug, href: hrefOf(slug), note: issue?.summary };
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
    const { issue } = await findIssue(office, slug);
    const { subject: title, summary: lead } = issue;
    const chosen = oneOf(["email", "text", "page"] as const, query("view"));
    const view = chosen ?? "email";
    const links = Object.entries(views).map(([name, text]) => {
      return { text, href: `${hrefOf(slug)}?view=${name}`, isCurrent: name === view };
    });
    const src = `${hrefOf(slug)}/${view}`;
    const preview: Part = { kind: "frame", title: `Preview: ${views[view]}`, src };
    const look: Part = { kind: "links", label: "Look at it as", isFilter: true, links };
    return { title, lead, parts: [...(await sendingParts(office, slug)), look, preview] };
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
        const { issue } = await findIssue(office, value("slug"));
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
        if (!begun && readers === 0) throw new OfficeError(noReaders);
        const pace = { perSecond: 20, size: 100 };
        await beginSending(office.services, begun ? issue : readToSend(office, file), pace);
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
    bounced: { ...readBounces },
    ...heldActions,
  },
};
