import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { getPage } from "#collections/pages/pages.ts";
import { getKnownOrganisation } from "#collections/site/organisation.ts";
import { Answers } from "./answers.tsx";

const page = getPage("accountability");
const organisation = getKnownOrganisation();

test("names what is not published, and shows no heading without content", () => {
  const html = renderToStaticMarkup(<Answers page={page} organisation={organisation} />);
  for (const name of Object.values(page.missing.names)) expect(html).toContain(name);
  for (const { heading } of [page.board, page.money, page.funders]) {
    expect(html).not.toContain(heading);
  }
});

describe("with every fact filled in", () => {
  const report = { label: "Accounts of 2025", href: "https://example.org/accounts.pdf" };
  const html = renderToStaticMarkup(
    <Answers
      organisation={{
        ...organisation,
        legalForm: "Company limited by guarantee",
        foundingYear: 2019,
      }}
      page={{
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
      }}
    />,
  );

  test("shows each of them", () => {
    for (const fact of [
      "Company limited by guarantee",
      "2019",
      "A. Member",
      "Chair",
      "A Fund",
      "Since 2024",
    ]) {
      expect(html).toContain(fact);
    }
    expect(html).toContain(`href="${report.href}"`);
  });

  test("writes sums in whole shillings, and a dash for one that is not given", () => {
    const { received, spent } = page.money.columns;
    expect(html).toContain(`${received}: UGX 120,000,000 · ${spent}: –`);
  });

  test("has no list of what is missing", () => {
    expect(html).not.toContain(page.missing.heading);
  });
});
