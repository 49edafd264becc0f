import { getPage } from "#collections/pages/pages.ts";
import { getDoors } from "#collections/rights/rights.ts";
import { origin } from "../support/origin.ts";
import { expect, test } from "../support/test.ts";

const hub = getPage("your-data-rights");

test("the hub names every right of the Act with its section, and how to complain", {
  tag: "@gate",
}, async ({ openVisitorPage }) => {
  const visitor = await openVisitorPage({ javaScriptEnabled: false });
  const { page } = visitor;
  await page.goto(origin + hub.path);
  const rights = page.getByRole("region", { name: hub.more.heading });
  for (const { title, sections } of hub.more.items) {
    const term = rights.locator("dt", { hasText: title });
    expect(await term.innerText(), title).toContain(sections.join(", "));
  }
  const complain = page.getByRole("region", { name: hub.complain.heading });
  for (const { text } of hub.complain.points) await complain.getByText(text).waitFor();
  await complain.getByRole("link", { name: hub.office.site }).waitFor();
  await complain.getByRole("link", { name: hub.complain.example.link.label }).waitFor();
});

test("no right that the Act gives a person is missing from the doors and the hub", () => {
  const named = [
    ...hub.more.items,
    ...hub.complaint,
    ...hub.complain.points,
    ...getDoors().map(({ right }) => right),
  ].flatMap(({ sections }) => sections.map((section) => section.replace(/\(.*/, "")));
  const rights = ["7", "8", "9", "13", "16", "19", "23", "24", "25", "26", "27"];
  const remedies = ["28", "29", "30", "31", "32", "33", "34"];
  expect([...rights, ...remedies].filter((section) => !named.includes(section))).toEqual([]);
});
