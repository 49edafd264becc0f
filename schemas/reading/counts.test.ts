import { describe, expect, test } from "vitest";
import { getCases } from "#schemas/cases/cases.ts";
import { getConsultancy } from "#schemas/consultancy.ts";
import { getCourses } from "#schemas/courses.ts";
import { getDocuments } from "#schemas/documents/documents.ts";
import { getHubItems } from "#schemas/hub.ts";
import { getOwnProducts } from "#schemas/own-products.ts";
import { getPage } from "#schemas/pages/pages.ts";
import { getProducts } from "#schemas/products.ts";
import { getProgramme, getProgrammes } from "#schemas/programmes.ts";
import { getServices } from "#schemas/services.ts";
import { getDepartments } from "#schemas/site/departments.ts";
import { getFooter } from "#schemas/site/footer.ts";
import { getFramework } from "#schemas/site/framework.ts";
import { getPillars } from "#schemas/site/pillars.ts";
import { getSectors } from "#schemas/site/sectors.ts";
import { getValues } from "#schemas/site/values.ts";
import { getTeam } from "#schemas/team.ts";

/** The count check at the end of the content brief, with the constants of the specification. */
describe("the content has as many entries as the specification asks for", () => {
  const home = getPage("home");
  const counts: [string, number, number][] = [
    ["hero slides", 1 + home.hero.slides.length, 5],
    ["stats on the first slide", home.hero.first.stats.length, 3],
    ["product cards on Home", home.products.cards.length, 4],
    ["pillars", getPillars().length, 4],
    ["core values", getValues().length, 5],
    ["values in the footer", getFooter().values.items.length, 4],
    ["focus sectors", getSectors().length, 4],
    ["departments", getDepartments().length, 4],
    ["programmes", getProgrammes().length, 4],
    ["objectives of TSG", getProgramme("tsg").objectives.items.length, 4],
    ["focus areas of TSG", getProgramme("tsg").focusAreas.items.length, 6],
    ["objectives of AiNow", getProgramme("ainow").objectives.items.length, 3],
    ["outcomes of AiNow", getProgramme("ainow").outcomes.items.length, 3],
    ["outputs of AiNow", getProgramme("ainow").outputs.items.length, 4],
    ["application areas of AiNow", getProgramme("ainow").applicationAreas.items.length, 4],
    ["objectives of BiTA", getProgramme("bita").objectives.items.length, 3],
    ["news links of BiTA", getProgramme("bita").landmarkCase.news.length, 2],
    ["outcomes of BiTA", getProgramme("bita").outcomes.items.length, 3],
    ["outputs of BiTA", getProgramme("bita").outputs.items.length, 4],
    ["rights of BiTA", getProgramme("bita").rights.items.length, 6],
    ["objectives of EMT", getProgramme("emt").objectives.items.length, 3],
    ["outcomes of EMT", getProgramme("emt").outcomes.items.length, 3],
    ["outputs of EMT", getProgramme("emt").outputs.items.length, 5],
    ["groups that EMT serves", getProgramme("emt").groups.items.length, 4],
    ["sectors of EMT", getProgramme("emt").sectors.items.length, 4],
    ["products and solutions", getProducts().length, 4],
    ["own products", getOwnProducts().length, 2],
    ["service cards", getServices().length, 6],
    ["consultancy cards", getConsultancy().length, 6],
    ["ways to pay", getPage("consultancy").payment.ways.length, 5],
    ["hub items", getHubItems().length, 4],
    ["plans of the Center", getPage("center-for-digital-justice").plans.items.length, 4],
    ["donation amounts", getPage("donate").form.amounts.length, 4],
    ["info cards on Donate", Object.keys(getPage("donate").ways).length - 1, 3],
    ["impact items", getPage("donate").impact.items.length, 4],
    ["boxes of sectors in the framework", getFramework().sectors.length, 4],
    ["boxes of activities in the framework", getFramework().activities.length, 4],
  ];

  test.each(counts)("%s", (_name, given, wanted) => {
    expect(given).toBe(wanted);
  });

  /** What editors add to with a file of their own; the number of the specification is where it began. */
  const growing: [string, number, number][] = [
    ["team members", getTeam().length, 5],
    ["cases", getCases().length, 3],
    ["documents of the BiTA library", getDocuments().length, 4],
    ["courses", getCourses().length, 2],
  ];

  test.each(growing)("%s, or more", (_name, given, wanted) => {
    expect(given).toBeGreaterThanOrEqual(wanted);
  });

  test("each pillar lists the activities of the brief", () => {
    expect(getPillars().map(({ activities }) => activities.length)).toEqual([7, 5, 7, 7]);
  });

  test("each service lists six points, and each consultancy card four", () => {
    expect(getServices().every(({ services }) => services.length === 6)).toBe(true);
    expect(getConsultancy().every(({ services }) => services.length === 4)).toBe(true);
  });
});
