import type { BadgeKind } from "#app/components/base/badge.tsx";
import type { IconName } from "#app/components/base/icon.tsx";
import { type PluralForms, plural } from "#collections/formats/plural.ts";
import type { Progress, RequestState } from "./count-days.ts";
import type { RequestLabels } from "./letter-labels.ts";
import type { Outcome, SavedRequest } from "./saved-requests.ts";

interface StateLook {
  badge: BadgeKind;
  icon?: IconName;
  /** Whether its days still run, so that the day of receipt may be entered and corrected. */
  runs?: boolean;
  /** Whether a complaint about an automatic decision may be due, which has days of its own. */
  mayComplain?: boolean;
}

/** What a row shows in each state. */
export const stateLooks: Readonly<Record<RequestState, StateLook>> = {
  unsent: { badge: "pending" },
  asked: { badge: "partial", icon: "mail", runs: true },
  waiting: { badge: "active", runs: true },
  soon: { badge: "pending", runs: true },
  overdue: { badge: "late", icon: "triangle-alert", runs: true, mayComplain: true },
  answered: { badge: "success" },
  unfulfilled: { badge: "partial", mayComplain: true },
};

/** Where a letter that was sent stands: what became of it, or else how its days run. */
type Situation = "asked" | "proof" | "waiting" | "soon" | "last" | "overdue" | Outcome;

function situationOf({ outcome, received }: SavedRequest, { state, left }: Progress): Situation {
  if (state === "overdue") return "overdue";
  if (outcome) return outcome;
  if (state === "asked") return received ? "proof" : "asked";
  if (left === 0) return "last";
  return state === "waiting" ? "waiting" : "soon";
}

/** Returns what to do next, in a sentence or two. */
export function nextStep(
  request: SavedRequest,
  progress: Progress,
  { next }: RequestLabels,
): string {
  return next[situationOf(request, progress)].replace("{days}", `${request.days}`);
}

interface FollowUp {
  letter: "complaint" | "reminder";
  /** Of its link. */
  label: keyof RequestLabels["links"];
}

const complaint: FollowUp = { letter: "complaint", label: "complaint" };
const reminder: FollowUp = { letter: "reminder", label: "reminder" };
const reply: FollowUp = { letter: "reminder", label: "reply" };

/** Letters that may follow, the fitting one first. */
const followUps: Readonly<Record<Situation, readonly FollowUp[]>> = {
  asked: [],
  proof: [],
  waiting: [],
  soon: [],
  last: [reminder],
  overdue: [complaint, { letter: "reminder", label: "reminderFirst" }],
  silence: [reminder, complaint],
  fee: [reply, complaint],
  identification: [reply, complaint],
  part: [reply, complaint],
  refused: [complaint, { letter: "reminder", label: "again" }],
  fulfilled: [],
};

/** Returns the letters that may follow; each takes over recipient and day of this one. */
export function findFollowUps(request: SavedRequest, progress: Progress): readonly FollowUp[] {
  // A complaint is answered by no further letter to the organisation.
  if (!request.sent || request.letter === "complaint") return [];
  const letters = followUps[situationOf(request, progress)];
  // The days for a complaint about an automatic decision run from the answer.
  const isUrgent = request.letter === "decision" && progress.state === "unfulfilled";
  return isUrgent && letters[0] !== complaint ? letters.toReversed() : letters;
}

/** Returns the days of a row as a number with the words before and after it. */
export function countParts(
  { received }: SavedRequest,
  { state, passed, left }: Progress,
  { counts }: RequestLabels,
): { days: number; before: string; after: string } {
  const count = (days: number, forms: PluralForms) => {
    const [before = "", after = ""] = plural(forms, days).split("{days}");
    return { days, before: before.trim(), after: after.trim() };
  };
  if (state === "answered" || state === "unfulfilled") return count(passed, counts.took);
  if (left === undefined) return count(passed, received ? counts.got : counts.passed);
  if (left < 0) return count(-left, counts.late);
  return left === 0 ? count(0, counts.last) : count(left, counts.left);
}
