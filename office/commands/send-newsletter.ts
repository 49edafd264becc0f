import { readNewsletterIssue } from "#collections/newsletters/newsletter-issue.ts";
import { countRecipients, readProgress } from "#server/newsletter/sending.ts";
import { findRow } from "#server/store/rows.ts";
import { heldReasons } from "../subjects/held-mail.ts";
import { noReaders, readToSend } from "../subjects/newsletter-issues.ts";
import { beginSending, endSending } from "../subjects/sending.ts";
import { type AddCommand, numberBetween, type Office, OfficeError } from "./command.ts";

export const sendNewsletter: AddCommand = (group, office) => {
  group
    .command("send <file>")
    .description("sends e.g. content/newsletters/2026-12.md, after asking")
    .option("--yes", "without asking; goes on where an earlier one was stopped")
    .option("--per-second <n>", "so many e-mails in a second", numberBetween(0.1, 10_000), 20)
    .action((file, { yes = false, perSecond }) => send(file, yes, perSecond, office));
};

async function send(file: string, isSure: boolean, perSecond: number, office: Office) {
  const { store, print, printProgress, ask, signal, wantsJson } = office;
  const { slug } = readNewsletterIssue(file);
  const started = await findRow(store.tables, "newsletter_issues", { slug });
  // E-mails cannot be called back, so links are checked before the first; an issue that was started is finished.
  const issueFile = started ? readNewsletterIssue(file) : readToSend(file);
  const left = started ? started.recipients - started.queued : await countRecipients(store.tables);
  if (!started && left === 0) throw new OfficeError(noReaders);
  printProgress(`Subject: ${issueFile.subject}`);
  const question = started
    ? `Go on with ${slug}: up to ${left} of ${started.recipients} e-mails are left.`
    : `Send ${slug} to ${left} subscribers and publish it in the archive?`;
  if (!isSure && !(await ask(question))) {
    throw new OfficeError("Nothing was sent. Add --yes to run without a terminal.");
  }
  let lastReport = 0;
  try {
    const sending = await beginSending(office.services, issueFile, {
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
    await endSending(office.services);
  }
  const issue = await findRow(store.tables, "newsletter_issues", { slug });
  const { sent, waiting, dead, dropped } = await readProgress(store.tables, issue?.id ?? "");
  const [held] = await heldReasons(office, slug);
  if (wantsJson)
    print(
      JSON.stringify({ sent, waiting, dead, dropped, stopped: signal.aborted, held: held ?? null }),
    );
  else {
    print(`${sent} sent, ${waiting} waiting for another try, ${dead} failed, ${dropped} had left.`);
    if (signal.aborted) print("Stopped. The same command goes on from here.");
  }
  if (held) throw new OfficeError(held);
}
