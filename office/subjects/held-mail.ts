import { spokenTime } from "#server/clock.ts";
import { listHolds, type MailHold, releaseBatch } from "#server/mail/holds.ts";
import {
  confirmMissing,
  keepMissing,
  listMissing,
  type MissingGroup,
  returnedMails,
} from "#server/newsletter/missing-mailboxes.ts";
import { countRows, findRow } from "#server/store/rows.ts";
import { OfficeError } from "../office-error.ts";
import type { Part } from "../shell/view.ts";
import type { SubjectAction, SubjectOffice } from "./subject.ts";

/** An issue, or the mails that came back, that goes on only when the mail server or the staff let it. */
interface HeldMail {
  batch: string;
  /** Slug of the issue, or `returned`. */
  name: string;
  since: number;
  waiting: number;
  why: string;
  missing: MissingGroup | undefined;
}

const refusalOf = ({ since, answer }: MailHold, waiting: number) =>
  `The mail server refuses us since ${spokenTime(since)}; no reader was struck off. E-mails that wait: ${waiting}. It says: ${answer} One is tried every five minutes; when it is taken, the others follow.`;

export function missingQuestion({ missing, readers, since, answer }: MissingGroup): string {
  return `Since ${spokenTime(since)} mail servers say of ${missing} of ${readers} readers that their mailbox does not exist. So many at once may be a fault of ours, so no reader was struck off. One of the answers: ${answer}`;
}

async function listHeld({ store: { tables } }: SubjectOffice): Promise<HeldMail[]> {
  const holds = await listHolds(tables);
  const groups = await listMissing(tables);
  const batches = [...new Set([...holds, ...groups].map(({ batch }) => batch))];
  const held = [];
  for (const batch of batches) {
    const hold = holds.find((hold) => hold.batch === batch);
    const missing = groups.find((group) => group.batch === batch);
    const issue = await findRow(tables, "newsletter_issues", { id: batch });
    const waiting = await countRows(tables, "outbox", { batch, state: "waiting" });
    const reasons = [
      hold?.reason === "refused" && refusalOf(hold, waiting),
      missing && missingQuestion(missing),
      hold?.reason === "missing" && `The other e-mails of the issue wait: ${waiting}.`,
    ];
    held.push({
      batch,
      name: issue?.slug ?? batch,
      since: hold?.since ?? missing?.since ?? 0,
      waiting,
      why: reasons.filter(Boolean).join(" "),
      missing,
    });
  }
  return held;
}

const titleOf = (name: string) =>
  name === returnedMails ? "Mails that came back: please look" : `Held: ${name}`;

/** What staff read, and the buttons by which they decide. @param only one issue, by its slug */
export async function heldParts(office: SubjectOffice, only?: string): Promise<Part[]> {
  const held = await listHeld(office);
  return held
    .filter(({ name }) => only === undefined || name === only)
    .flatMap(({ name, why, missing }): Part[] => {
      const fields = { issue: name };
      const form = (action: string, label: string) => {
        return { to: `/newsletter/${action}`, label, fields };
      };
      const actions = missing
        ? [
            form("keep", "Keep all of them and write to them again"),
            {
              ...form("strike-off", `They are gone: strike off ${missing.missing}`),
              confirm: "They get no further newsletter, and an import does not bring them back.",
            },
          ]
        : [form("release", "It is mended: go on now")];
      return [
        { kind: "text", title: titleOf(name), text: why },
        { kind: "actions", title: "What to do", actions },
      ];
    });
}

export const heldActions: Readonly<Record<string, SubjectAction>> = {
  release: {
    async perform(office, value) {
      const { batch, missing } = await find(office, value("issue"));
      if (missing) {
        throw new OfficeError("First decide about the readers who seem not to exist.");
      }
      await office.store.change((tables) => releaseBatch(tables, batch, Date.now()));
      office.services.relay.wake();
      return { sentence: "It goes on. What was not begun yet goes out when you send it again." };
    },
  },
  "strike-off": {
    isConfirmed: true,
    async perform(office, value) {
      const { batch } = await find(office, value("issue"));
      const count = await confirmMissing(office.store, batch, office.services.tokens, Date.now());
      return { sentence: `Struck off: ${count}.` };
    },
  },
  keep: {
    async perform(office, value) {
      const { batch } = await find(office, value("issue"));
      const count = await keepMissing(office.store, batch, Date.now());
      return { sentence: `Kept: ${count}. No reader was struck off.` };
    },
  },
};

async function find(office: SubjectOffice, name: string): Promise<HeldMail> {
  const held = (await listHeld(office)).find((candidate) => candidate.name === name);
  if (held) return held;
  throw new OfficeError("That is not held any more.");
}
