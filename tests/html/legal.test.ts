import {
  type FormElsewhere,
  getLegalPage,
  getLegalPages,
  legalPaths,
  legalText,
} from "#collections/legal/legal-pages.ts";
import { getProcessors } from "#collections/site/processors.ts";
import { getRetention } from "#collections/site/retention.ts";
import { pageHtml } from "../support/page-html.ts";
import { expect, test } from "../support/test.ts";

/** The text of a page without markup. */
async function translatableTexts(path: string): Promise<string> {
  const html = await pageHtml(path);
  return html
    .slice(html.indexOf("<main"), html.indexOf("</main>"))
    .replace(/<!--.*?-->|<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
}

test("every legal address has a text", { tag: "@gate" }, () => {
  expect(getLegalPages().map(({ path }) => path)).toEqual(legalPaths);
});

for (const path of legalPaths) {
  test.describe(`${path}`, { tag: "@gate" }, () => {
    test("lists every section in its contents, in order", async () => {
      const html = await pageHtml(path);
      const entries = [...html.matchAll(/<a href="#([^"]+)"><span[^>]*>\d+<\/span>/g)];
      const anchors = entries.map(([, anchor]) => anchor);
      const sections = [...html.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);
      expect(anchors.length).toBeGreaterThan(3);
      expect(anchors).toEqual(sections);
    });

    test("has no unfilled placeholder and mentions no unfinished work", async () => {
      const words = await translatableTexts(path);
      expect(words).not.toMatch(/\{\w+\}|⚠|undefined|reviewed by counsel|TODO/);
    });
  });
}

test.describe("the privacy page", { tag: "@gate" }, () => {
  test("shows every retention period that the purge uses", async () => {
    const words = await translatableTexts("/legal/privacy");
    for (const entry of Object.values(getRetention().periods)) {
      expect(words).toContain(`${entry.record}, ${entry.purpose}`);
      const unit = "days" in entry && entry.days === 1 ? "day" : "days";
      const period = "days" in entry ? `${entry.days} ${unit} after ${entry.from}` : entry.until;
      expect(words).toContain(period);
    }
  });

  test("names the companies of server and mailbox, or states that they are not published", async () => {
    const words = await translatableTexts("/legal/privacy");
    const { hosting, mail, unnamed, nobodyElse } = getProcessors();
    for (const { company } of [hosting, mail]) expect(words).toContain(company ?? unnamed);
    expect(words).toContain(nobodyElse);
  });

  test("states country and safeguard of server and mailbox under data abroad", async () => {
    const words = await translatableTexts("/legal/privacy");
    const { hosting, mail, abroad } = getProcessors();
    const part = words.slice(words.lastIndexOf("Data abroad"), words.lastIndexOf("Your rights"));
    for (const { task, country, safeguard } of [hosting, mail]) {
      expect(part).toContain(task);
      expect(part).toContain(abroad.country.replace("{country}", country ?? abroad.unknown));
      expect(part).toContain(abroad.safeguard.replace("{safeguard}", safeguard ?? abroad.unknown));
    }
  });

  test("names the data protection office", async () => {
    expect(await pageHtml("/legal/privacy")).toContain('href="https://pdpo.go.ug"');
  });
});

test("the privacy page claims nothing of a server that gets nothing, and of a form that is not ours", {
  tag: "@gate",
}, () => {
  const privacy = getLegalPage("/legal/privacy");
  const textOf = (...forms: FormElsewhere[]) => legalText(privacy, new Set(forms));
  const ours =
    /\{retention\}|pledge|in an e-mail that we send you|looks like spam|database|Technical log/g;
  const claims = (text: string) => [...new Set(text.match(ours))].sort();
  expect(claims(textOf())).toHaveLength(6);
  expect(claims(textOf("contact"))).toEqual([
    "Technical log",
    "database",
    "in an e-mail that we send you",
    "looks like spam",
    "{retention}",
  ]);
  expect(claims(textOf("newsletter"))).not.toContain("in an e-mail that we send you");
  expect(claims(textOf("contact", "newsletter", "all"))).toEqual([]);
});
