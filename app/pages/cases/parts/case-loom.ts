import type { LoomStrand } from "#app/art/deadline-loom.ts";
import { hasLoom } from "#collections/cases/case-files.ts";
import type { LitigationCase, Party } from "#collections/cases/cases.ts";
import { countTimeLimits, landmarkOf, type TimeLimit } from "#collections/cases/time-limits.ts";
import { fillPlaceholders } from "#collections/formats/fill-placeholders.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { getPage } from "#collections/pages/pages.ts";

/** The sides in the order of their strands. */
export const sides = ["asking", "forum", "answering"] as const satisfies readonly Party[];

export type CaseLoom = NonNullable<ReturnType<typeof caseLoom>>;

/** The loom of a case, whose cloth stops on `today`; undefined when too little is dated to be drawn. */
export function caseLoom(entry: LitigationCase, today: string) {
  if (!hasLoom(entry)) return undefined;
  const limits = countTimeLimits(entry, today);
  const days = [...entry.events.map(({ date }) => date), ...entry.clocks.map(({ from }) => from)];
  const first = days.toSorted()[0] ?? today;
  return {
    time: { from: `${first.slice(0, 7)}-01`, to: today },
    strands: sides.map((side, dye) => ({
      dye: dye as LoomStrand["dye"],
      loose: limits.filter(({ by }) => by === side).flatMap((limit) => looseStretch(limit, today)),
    })),
    limits,
  };
}

/** Late, a strand hangs loose; where more time was granted, until that day, and then it is woven again. */
function looseStretch(limit: TimeLimit, today: string): LoomStrand["loose"] {
  const { state, dueOn, happenedOn, extension } = limit;
  if (state === "over") return [{ from: dueOn, to: today, isOpen: true }];
  if (state !== "late" || !happenedOn) return [];
  const until = extension && extension.on > dueOn ? extension.on : happenedOn;
  return [{ from: dueOn, to: until, isOpen: false }];
}

/** The count that a case is known for, on the day of its last check, for pictures that do not change afterwards. */
export function countSentence(entry: LitigationCase): string | undefined {
  const count = landmarkOf(countTimeLimits(entry, entry.checkedOn));
  return (
    count &&
    fillPlaceholders(getPage("litigation").casePage.card, {
      date: formatDay(entry.checkedOn),
      count: `${count.days} ${count.countAs}`,
    })
  );
}

/** Sides by their part in a case. */
export const sideLabels: Record<Party, string> = {
  asking: "Complainant",
  answering: "Respondent",
  forum: "Before",
};

/** A step whose side is not known. */
export const noParty = "Party not named";

/** What the timeline calls the sides of a case; without short names, by their part in it. */
export function sideNames({ shortNames, parties }: LitigationCase): Record<Party, string> {
  return shortNames ?? { ...sideLabels, asking: parties?.askingAs ?? sideLabels.asking };
}

/** A month stands for its middle. */
export function exactDay(date: string): string {
  return date.length === 7 ? `${date}-15` : date;
}
