import { listSecondPayments } from "#server/donations/second-payments.ts";
import { countRows } from "#server/store/rows.ts";
import { countOpenQuestions } from "../content/listing.ts";
import type { Workspace } from "../content/workspace.ts";
import { changesToPut } from "../online/changes.ts";
import type { Waiting } from "../shell/frame.ts";
import type { SubjectOffice } from "../subjects/subject.ts";

/** What waits for staff, by the places of the menu. */
export async function waitingOf(
  { store: { tables } }: SubjectOffice,
  workspace: Workspace,
): Promise<Waiting> {
  const [messages, pledges, review, second] = await Promise.all([
    countRows(tables, "contact_messages", { status: "new" }),
    countRows(tables, "pledges", { status: "new" }),
    countRows(tables, "donations", { state: "review" }),
    listSecondPayments(tables),
  ]);
  return {
    messages,
    gifts: pledges + review + second.length,
    changes: (await changesToPut(workspace)).length,
    questions: countOpenQuestions(workspace),
  };
}
