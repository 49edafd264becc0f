import { getLaws, kindPath, type Law, lawKinds, lawsPath } from "#collections/laws/laws.ts";
import { getPage } from "#collections/pages/pages.ts";
import { origin } from "../support/origin.ts";
import { expect, test } from "../support/test.ts";

const { library } = getPage("laws");
const countOf = (kind: Law["kind"]) => getLaws().filter((law) => law.kind === kind).length;

for (const kind of ["ai", "finance", "continental"] as const) {
  test(`a plain link leads to the laws of the kind ${kind} alone`, { tag: "@gate" }, async ({
    openVisitorPage,
  }) => {
    const visitor = await openVisitorPage();
    const { page } = visitor;
    await page.goto(origin + lawsPath);
    const kinds = page.getByRole("navigation", { name: "Kinds of entries" });
    await kinds.getByRole("link", { name: lawKinds[kind] }).click();
    await page.waitForURL(`**${kindPath(kind)}`);
    await page.getByRole("heading", { level: 2, name: lawKinds[kind] }).waitFor();
    expect(await page.title()).toContain(lawKinds[kind]);
    const rows = page.locator("[data-laws] [data-kind]").filter({ visible: true });
    expect(await rows.count()).toBe(countOf(kind));
    expect(await rows.evaluateAll((all) => all.map((row) => row.dataset.kind))).not.toContain(
      "cyber",
    );
    const said = `${countOf(kind)} entries.`;
    expect(await page.locator("[data-laws]").getByRole("status").innerText()).toBe(said);
    expect(await kinds.locator("[aria-current]").innerText()).toContain(lawKinds[kind]);
    // No country, letter or continent is left without a law of this kind.
    const groups = page
      .locator("[data-laws] section, [data-laws] div:has(> h4)")
      .filter({ visible: true });
    for (const group of await groups.all()) {
      expect(await group.locator("[data-kind]").filter({ visible: true }).count()).toBeGreaterThan(
        0,
      );
    }
    await kinds.getByRole("link", { name: /^All / }).click();
    await page.getByRole("heading", { level: 2, name: library.listHeading }).waitFor();
  });
}

test("one entry is announced as one", async ({ openVisitorPage }) => {
  const visitor = await openVisitorPage();
  const { page } = visitor;
  expect(countOf("information")).toBe(1);
  await page.goto(origin + kindPath("information"));
  await page.getByText("One entry.", { exact: true }).waitFor();
});

for (const [how, javaScriptEnabled, address] of [
  ["without a script", false, kindPath("ai")],
  ["of a kind that nobody knows", true, `${lawsPath}?kind=%22%5D%20x`],
] as const) {
  test(`the whole list shows ${how}`, async ({ openVisitorPage }) => {
    const visitor = await openVisitorPage({ javaScriptEnabled });
    const { page } = visitor;
    await page.goto(origin + address, { waitUntil: "networkidle" });
    await page.getByRole("heading", { level: 2, name: library.listHeading }).waitFor();
    const rows = page.locator("[data-laws] [data-kind]").filter({ visible: true });
    expect(await rows.count()).toBeGreaterThan(80);
  });
}
