import type { LitigationCase } from "#schemas/cases/cases.ts";
import type { CaseListing, CaseSort, ListedCase } from "./case-listing.ts";

/** Orders of the table; the first is the usual one, that of the files. */
const sorts: readonly CaseSort[] = ["number", "name", "country", "filed", "status"];
const months =
  "January February March April May June July August September October November December";

/**
 * The cases in the order and with the filters that a query asks for. Nothing is left out: a case that a
 * filter hides is marked, so that the browser can show it again.
 * @param cases in the order of their files
 * @param path of the page that shows the table
 * @param query `sort`, with a `-` in front to reverse it, `status` and `forum`; what is unknown counts as absent
 */
export function listCases(
  cases: readonly LitigationCase[],
  path: string,
  query: URLSearchParams,
): CaseListing {
  const forums = [...new Set(cases.flatMap(({ forum }) => forum ?? []))].sort(inEnglish);
  const asked = (name: string, known: readonly string[]) => {
    const value = query.get(name) ?? "";
    return known.includes(value) ? value : "";
  };
  const sort = asked("sort", [...sorts, ...sorts.map((name) => `-${name}`)]) || "number";
  const status = asked("status", ["success", "pending", "active"]);
  const forum = asked("forum", forums);

  const ranks = {
    name: rank(cases.map(({ caseName }) => caseName)),
    country: rank(cases.map(({ country }) => country)),
    filed: rank(cases.map(({ yearFiled }) => sortableMonth(yearFiled))),
    status: rank(cases.map((entry) => entry.status)),
  };

  const listed: ListedCase[] = cases.map((entry, index) => ({
    ...entry,
    isHidden: Boolean((status && entry.statusType !== status) || (forum && entry.forum !== forum)),
    ranks: {
      number: index,
      name: ranks.name[index] ?? 0,
      country: ranks.country[index] ?? 0,
      filed: ranks.filed[index] ?? 0,
      status: ranks.status[index] ?? 0,
    },
  }));
  const key = sort.replace("-", "") as CaseSort;
  const direction = sort === key ? 1 : -1;
  listed.sort(
    (a, b) => direction * (a.ranks[key] - b.ranks[key]) || a.ranks.number - b.ranks.number,
  );
  return { path, sort, status, forum, forums, sorts, cases: listed };
}

/** Place of each text among all different ones. */
function rank(texts: readonly string[]): number[] {
  const order = [...new Set(texts)].sort(inEnglish);
  return texts.map((text) => order.indexOf(text));
}

/** `November 2024` as `2024-11`; a word such as `Pending` comes after every date. */
function sortableMonth(filed: string): string {
  const [, month = "", year] = /^(?:([A-Z][a-z]+) )?(\d{4})$/.exec(filed) ?? [];
  if (!year) return `9999 ${filed}`;
  return `${year}-${String(months.split(" ").indexOf(month) + 1).padStart(2, "0")}`;
}

function inEnglish(a: string, b: string): number {
  return a.localeCompare(b, "en");
}
