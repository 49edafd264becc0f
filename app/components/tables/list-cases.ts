import type { LitigationCase } from "#collections/cases/cases.ts";

/** Sort keys; the first, the order of the files, is the default. */
const sorts = ["number", "name", "country", "filed", "status"] as const;
export type CaseSort = (typeof sorts)[number];

/** A row with its rank in each order and whether a filter hides it. */
export interface ListedCase extends LitigationCase {
  isHidden: boolean;
  ranks: Readonly<Record<CaseSort, number>>;
}

export type CaseListing = ReturnType<typeof listCases>;

const months =
  "January February March April May June July August September October November December";

/**
 * Sorts and filters cases by a query. Filtered cases are marked and not removed, so that the browser can show them.
 * @param cases in the order of their files
 * @param path of the page that shows the table
 * @param query `sort`, with a `-` in front to reverse it, `status` and `forum`; unknown values are ignored
 * @returns what is asked for, `status` and `forum` empty for all, with the choices
 */
export function listCases(cases: readonly LitigationCase[], path: string, query: URLSearchParams) {
  const forums = [...new Set(cases.flatMap(({ forum }) => forum ?? []))].sort(inEnglish);
  const asked = (name: string, known: readonly string[]) => {
    const value = query.get(name) ?? "";
    return known.includes(value) ? value : "";
  };
  const sort = asked("sort", [...sorts, ...sorts.map((name) => `-${name}`)]) || "number";
  const status = asked("status", ["success", "pending", "active"]);
  const forum = asked("forum", forums);

  const ranks = {
    number: [...cases.keys()],
    name: rank(cases.map(({ caseName }) => caseName)),
    country: rank(cases.map(({ country }) => country)),
    filed: rank(cases.map(({ yearFiled }) => sortableMonth(yearFiled))),
    status: rank(cases.map((entry) => entry.status)),
  };

  const listed: ListedCase[] = cases.map((entry, index) => ({
    ...entry,
    isHidden: Boolean((status && entry.statusType !== status) || (forum && entry.forum !== forum)),
    ranks: Object.fromEntries(
      sorts.map((name) => [name, ranks[name][index]]),
    ) as ListedCase["ranks"],
  }));
  const key = sort.replace("-", "") as CaseSort;
  const direction = sort === key ? 1 : -1;
  listed.sort(
    (a, b) => direction * (a.ranks[key] - b.ranks[key]) || a.ranks.number - b.ranks.number,
  );
  return { path, sort, status, forum, forums, sorts, cases: listed };
}

function rank(texts: readonly string[]): number[] {
  const order = [...new Set(texts)].sort(inEnglish);
  return texts.map((text) => order.indexOf(text));
}

/** `November 2024` as `2024-11`; a word such as `Pending` sorts last. */
function sortableMonth(filed: string): string {
  const [, month = "", year] = /^(?:([A-Z][a-z]+) )?(\d{4})$/.exec(filed) ?? [];
  if (!year) return `9999 ${filed}`;
  return `${year}-${String(months.split(" ").indexOf(month) + 1).padStart(2, "0")}`;
}

function inEnglish(a: string, b: string): number {
  return a.localeCompare(b, "en");
}

/** Issues as one phrase. Content files write them small, so that only names have a capital. */
export function inOneLine(issues: readonly string[]): string {
  const phrase = issues.join("; ");
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}
