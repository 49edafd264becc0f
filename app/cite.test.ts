import { parse } from "@retorquere/bibtex-parser";
import { expect, test } from "vitest";
import { type Citable, cite } from "./cite.ts";

const report: Citable = {
  title: "Plates & data: 100% of a {test}",
  authors: ["A. Author", "Bee C. Writer"],
  publisher: "OTC",
  date: "2026-11-05",
  address: "https://www.example.org/report_1",
  slug: "plates",
};

test("cites authors, day and address in three styles", () => {
  const { apa, chicago, oscola } = cite(report);
  expect(apa).toBe(
    "Author, A. & Writer, B. C. (2026, November 5). Plates & data: 100% of a {test}. OTC. https://www.example.org/report_1",
  );
  expect(chicago).toBe(
    "A. Author and Bee C. Writer. “Plates & data: 100% of a {test}.” OTC, November 5, 2026. https://www.example.org/report_1.",
  );
  expect(oscola).toBe(
    "A. Author and Bee C. Writer, ‘Plates & data: 100% of a {test}’ (OTC, 5 November 2026) <https://www.example.org/report_1>",
  );
});

test("names the publisher once when there are no authors", () => {
  const { apa, chicago, oscola, bibtex } = cite({ ...report, authors: [] });
  expect(apa).toMatch(/^OTC \(2026, November 5\)\. [^.]+\. https:/);
  expect(chicago).toMatch(/^OTC\. “[^”]+” November 5, 2026\./);
  expect(oscola).toMatch(/^OTC, ‘[^’]+’ \(5 November 2026\)/);
  // In braces of its own, or BibTeX would look for a family name.
  expect(bibtex).toContain("author = {{OTC}}");
});

test("escapes special characters for BibTeX", () => {
  expect(cite(report).bibtex).toContain("title = {{Plates \\& data: 100\\% of a \\{test\\}}}");
  expect(cite({ ...report, title: "a\\b~c^d" }).bibtex).toContain(
    "{{a\\textbackslash{}b\\textasciitilde{}c\\textasciicircum{}d}}",
  );
});

test("writes BibTeX that a reference manager can parse", () => {
  const page = { ...report, authors: [], isPage: true, title: "The founder & 3 others {test}" };
  const { entries, errors } = parse(cite(page).bibtex);
  expect(errors).toEqual([]);
  expect(entries[0]).toMatchObject({
    type: "misc",
    key: "plates-2026",
    fields: {
      title: expect.stringContaining("The founder &"),
      publisher: ["OTC"],
      year: "2026",
      url: report.address,
      note: "Last checked on 5 November 2026",
    },
  });
  expect(entries[0]?.fields.author?.[0]).toMatchObject({ name: "OTC" });
});
