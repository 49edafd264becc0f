import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { getPage } from "#collections/pages/pages.ts";
import { getKnownOrganisation } from "#collections/site/organisation.ts";
import { getTeam } from "#collections/team/collection.ts";
import { accountRows, countStates } from "./account-rows.tsx";
import { AccountTable } from "./account-table.tsx";

const page = getPage("accountability");
const organisation = {
  ...getKnownOrganisation(),
  legalForm: undefined,
  foundingYear: undefined,
  pdpoRegistrationNumber: undefined,
};
const nothing = {
  board: { ...page.board, members: [] },
  money: { ...page.money, years: [] },
  funders: { ...page.funders, list: [] },
};
const team = getTeam().map((member) => ({ ...member, name: undefined }));

test("says of each thing that is not published that it is missing, and promises no day", () => {
  const rows = accountRows({ ...page, ...nothing }, { organisation, team });
  expect(countStates(rows, page.states)).toBe("5 published, 1 in part, 6 missing");
  const html = renderToStaticMarkup(<AccountTable rows={rows} page={page} />);
  expect(html.split(page.states.noDate)).toHaveLength(7);
});

test("shows each fact once it is filled in", () => {
  const report = { label: "Accounts of 2025", href: "https://example.org/accounts.pdf" };
  const filled = {
    ...page,
    board: {
      ...page.board,
      members: [{ name: "A. Member", role: "Chair", agreedOn: "2026-11-01" }],
    },
    money: {
      ...page.money,
      years: [{ year: 2025, received: 120_000_000, spent: undefined, report }],
    },
    funders: { ...page.funders, list: [{ name: "A Fund", purpose: "Training.", since: 2024 }] },
  };
  const rows = accountRows(filled, {
    organisation: {
      ...organisation,
      legalForm: "Company limited by guarantee, 12345",
      foundingYear: 2019,
      pdpoRegistrationNumber: "PDPO-1",
    },
    team: team.map((member) => ({ ...member, name: "A. Person" })),
  });
  expect(countStates(rows, page.states)).toBe("12 published");
  const html = renderToStaticMarkup(<AccountTable rows={rows} page={page} />);
  for (const fact of ["limited by guarantee", "2019", "PDPO-1", "A. Member (Chair)", "A Fund"]) {
    expect(html).toContain(fact);
  }
  // In whole shillings, and a dash for a sum that is not given.
  const { received, spent } = page.money.columns;
  expect(html).toContain(`${received} UGX 120,000,000, ${spent} –`);
  expect(html).toContain(`href="${report.href}"`);
});
