import type { ReactNode } from "react";
import { formatShillings } from "#app/forms/shillings.ts";
import { correctionAnchor, getMainCases } from "#collections/cases/cases.ts";
import { postalAddress } from "#collections/formats/contact-details.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { joinList } from "#collections/formats/join-list.ts";
import { getLegalPage, type LegalPath } from "#collections/legal/legal-pages.ts";
import { getPage, type PageContent } from "#collections/pages/pages.ts";
import { getKnownOrganisation, type KnownOrganisation } from "#collections/site/organisation.ts";
import { getTeam, type TeamMember } from "#collections/team/collection.ts";

type Page = PageContent<"accountability">;
export type AccountState = "published" | "part" | "missing";

/** One thing that we ask of others, and whether we publish it about ourselves. */
export interface AccountRow {
  name: string;
  state: AccountState;
  where?: ReactNode;
  /** Since when it stands there. Nothing is promised: what is missing has no day. */
  since?: string | undefined;
}

interface Facts {
  organisation: KnownOrganisation;
  team: readonly TeamMember[];
}

/** What we publish about ourselves, in the order of the page: what stands somewhere first. */
export function accountRows(
  page: Page,
  { organisation, team }: Facts = { organisation: getKnownOrganisation(), team: getTeam() },
): AccountRow[] {
  const { rows, board, money, funders } = page;
  const { legalForm, foundingYear, pdpoRegistrationNumber } = organisation;
  const agreed = board.members.map(({ agreedOn }) => agreedOn).toSorted();
  const years = money.years.map(({ year }) => `${year}`);
  return [
    { name: rows.place, state: "published", where: postalAddress(organisation) },
    ...caseRows(rows),
    legalRow(rows.privacy, "/legal/privacy"),
    legalRow(rows.accessibility, "/legal/accessibility"),
    teamRow(page, team),
    row(rows.legalForm, legalForm),
    row(rows.foundingYear, foundingYear?.toString()),
    row(rows.registration, pdpoRegistrationNumber),
    row(
      rows.board,
      joinList(board.members.map(({ name, role }) => `${name} (${role})`)),
      agreed.length > 0 ? formatDay(agreed.at(-1) ?? "") : undefined,
    ),
    row(rows.accounts, years.length > 0 && <Accounts money={money} />),
    row(
      rows.funders,
      joinList(funders.list.map(({ name, purpose }) => `${name}: ${purpose}`)),
      funders.list[0] && `${funders.list[0].since}`,
    ),
  ];
}

const row = (name: string, where: ReactNode, since?: string): AccountRow =>
  where ? { name, state: "published", where, since } : { name, state: "missing" };

function caseRows(names: Page["rows"]): AccountRow[] {
  const cases = getMainCases();
  const { heading, path } = getPage("litigation");
  const checked = cases.map(({ checkedOn }) => checkedOn).toSorted();
  const corrections = cases
    .flatMap((entry) => entry.corrections.map((correction) => ({ entry, correction })))
    .toSorted((a, b) => b.correction.date.localeCompare(a.correction.date));
  const [newest] = corrections;
  return [
    {
      name: names.cases,
      state: "published",
      where: (
        <>
          <a href={path}>{heading}</a>, with every source
        </>
      ),
      since: `Checked ${formatDay(checked.at(-1) ?? "")}`,
    },
    newest
      ? {
          name: names.corrections,
          state: "published",
          where: (
            <a href={`${newest.entry.path}#${correctionAnchor(newest.correction)}`}>
              Our latest correction
            </a>
          ),
          since: formatDay(newest.correction.date),
        }
      : { name: names.corrections, state: "published", where: "None so far" },
  ];
}

function legalRow(name: string, path: LegalPath): AccountRow {
  const { heading, updatedOn } = getLegalPage(path);
  return {
    name,
    state: "published",
    where: <a href={path}>{heading}</a>,
    since: `Changed ${formatDay(updatedOn)}`,
  };
}

function teamRow({ rows, team: labels }: Page, team: readonly TeamMember[]): AccountRow {
  const named = team.filter(({ name }) => name).length;
  const { path } = getPage("team");
  return named === team.length
    ? { name: rows.team, state: "published", where: <a href={path}>{labels.names}</a> }
    : {
        name: rows.team,
        state: "part",
        where: (
          <>
            <a href={path}>{labels.positions}</a>; {named === 0 ? "no names" : "some names"}
          </>
        ),
        since: labels.note,
      };
}

/** A sum that is not given is no zero, so it has a dash. */
const sum = (amount: number | undefined) => (amount === undefined ? "–" : formatShillings(amount));

function Accounts({ money: { columns, years } }: { money: Page["money"] }) {
  return years.map(({ year, received, spent, report }) => (
    <span key={year}>
      {year}: {`${columns.received} ${sum(received)}, ${columns.spent} ${sum(spent)} `}
      {report && <a href={report.href}>{report.label}</a>}
    </span>
  ));
}

/** The states in one line, e.g. “5 published, 1 in part, 6 missing”. */
export function countStates(rows: readonly AccountRow[], names: Page["states"]): string {
  return (["published", "part", "missing"] as const)
    .map((state) => ({ state, count: rows.filter((entry) => entry.state === state).length }))
    .filter(({ count }) => count > 0)
    .map(({ state, count }) => `${count} ${names[state].toLowerCase()}`)
    .join(", ");
}
