import { parseEmailAddress } from "#app/forms/email-address.ts";
import { withoutAddresses } from "#server/log.ts";
import { readReturnedMail } from "#server/mail/returned-mail.ts";
import {
  listMissing,
  noteMissing,
  returnedMails,
  strikeOffFew,
} from "#server/newsletter/missing-mailboxes.ts";
import { findRow } from "#server/store/rows.ts";
import { formPart } from "../shell/view.ts";
import { missingQuestion } from "./held-mail.ts";
import { fileSeparator, type SubjectAction, type SubjectOffice } from "./subject.ts";

export const bouncesPart = formPart("Mails that came back", {
  to: "/newsletter/bounced",
  label: "Read them",
  inputs: [
    {
      name: "mails",
      label: "Saved mails (.eml)",
      type: "file",
      note: "Save the mails that say “could not be delivered” in your mail program, and choose them here. An address that does not exist gets no further newsletter. When many come back at once, you are asked first.",
    },
  ],
});

export const readBounces: SubjectAction = {
  async perform(office, value) {
    const outcome = await stopMissing(value("mails").split(fileSeparator), office);
    return { sentence: sentenceOf(outcome), to: "/runs" };
  },
};

type Outcome = Awaited<ReturnType<typeof stopMissing>>;

function sentenceOf({ stopped, question, refused, answer }: Outcome): string {
  return [
    question || `Addresses that get no further newsletter: ${stopped}.`,
    refused > 0 &&
      `Of other mails it was us that a mail server refused: ${refused}. No reader is struck off for that. It said: ${answer}`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Stops writing to addresses that do not exist. @param mails sources of mails that came back */
async function stopMissing(mails: readonly string[], { store, services }: SubjectOffice) {
  const returned = mails.flatMap(readReturnedMail);
  const gone = returned.filter(({ meaning }) => meaning === "no-such-mailbox");
  const refusals = returned.filter(({ meaning }) => meaning === "refuses-us");
  const now = Date.now();
  const outcome = await store.change(async (tables) => {
    for (const { address, answer } of gone) {
      const parsed = parseEmailAddress(address);
      const reader = parsed && (await findRow(tables, "subscribers", { address: parsed }));
      if (!reader) continue;
      const reason = withoutAddresses(answer);
      await noteMissing(
        tables,
        { subscriber_id: reader.id, batch: returnedMails, answer: reason },
        now,
      );
    }
    const stopped = await strikeOffFew(tables, returnedMails, services.tokens, now);
    const waiting = (await listMissing(tables)).find(({ batch }) => batch === returnedMails);
    return { stopped, question: waiting ? missingQuestion(waiting) : "" };
  });
  const answer = withoutAddresses(refusals[0]?.answer ?? "").replaceAll(/\s+/g, " ");
  return { refused: refusals.length, answer, ...outcome };
}
