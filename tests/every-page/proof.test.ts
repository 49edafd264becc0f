import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { expect, inject, test } from "vitest";
import { getPage } from "#collections/pages/pages.ts";
import { getProof, packageListPath, proofDataPath } from "#collections/proof.ts";
import { fetchPackage } from "../../scripts/validation/fetch-package.ts";
import { pageHtml } from "../support/page-html.ts";

const { path } = getPage("proof");

test("the page shows each promise with what came of it, the day and the command", async () => {
  const html = await pageHtml(path);
  const rows = new Map(
    [...html.matchAll(/<tr data-check="(\w+)">([\s\S]*?)<\/tr>/g)].map(([, check, row]) => [
      check,
      row,
    ]),
  );
  const { checks } = getProof();
  expect([...rows.keys()].toSorted()).toEqual(Object.keys(checks).toSorted());
  for (const [check, outcome] of Object.entries(checks)) {
    const row = rows.get(check);
    expect(row, check).toContain(`<code>${outcome.command}</code>`);
    expect(row, check).toContain(getPage("proof").states[outcome.state]);
    if ("on" in outcome) expect(row, check).toContain(`<time dateTime="${outcome.on}">`);
    expect(row, "a figure without its number").not.toMatch(/\{\w+\}/);
  }
});

test.each([proofDataPath, packageListPath])(
  "%s may be read by scripts of any site",
  async (file) => {
    const answer = await fetch(inject("origin") + file);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    await expect(answer.json()).resolves.toBeTypeOf("object");
  },
);

/** The schemas of CycloneDX as its own library for JavaScript brings them; undefined where they cannot be had. */
function findSchemas(): string | undefined {
  try {
    return fetchPackage({
      name: "@cyclonedx/cyclonedx-library",
      version: "10.3.0",
      integrity:
        "RIT28sp1U0PCHaaeF3yNRwk6Jig/XJ8UsYAVOMYaHQ+0VVOvsjcp0PTWQFLUqJFF8XMud+Kdq6G+wtDAh+QJFA==",
      part: "res/schema",
    });
  } catch (error) {
    console.log(`  The list of packages is not held to the schema of CycloneDX here: ${error}`);
    return undefined;
  }
}

const schemas = findSchemas();

test.runIf(schemas)("the list of packages is valid CycloneDX", async () => {
  const schema = (name: string) =>
    JSON.parse(readFileSync(join(schemas ?? "", `${name}.SNAPSHOT.schema.json`), "utf8"));
  const list = await (await fetch(inject("origin") + packageListPath)).json();
  const ajv = new Ajv({ strict: false, formats: { "iri-reference": true, "idn-email": true } });
  addFormats.default(ajv);
  // They name each other by their files.
  for (const name of ["spdx", "jsf-0.82"]) {
    ajv.addSchema(schema(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
  }
  const validate = ajv.compile(schema(`bom-${list.specVersion}`));
  expect([validate(list), validate.errors]).toEqual([true, null]);
  expect(validate({ ...list, components: [{ name: "nameless" }] })).toBe(false);
});
