import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import { packageListPath } from "../../collections/proof/proof.ts";

const schemas = "lab/node_modules/@cyclonedx/cyclonedx-library/res/schema";
const readSchema = (name: string) =>
  JSON.parse(readFileSync(join(schemas, `${name}.SNAPSHOT.schema.json`), "utf8"));

test("the published list of packages is valid CycloneDX", () => {
  const list = JSON.parse(readFileSync(join("build/client", packageListPath), "utf8"));
  const ajv = new Ajv({ strict: false, formats: { "iri-reference": true, "idn-email": true } });
  addFormats.default(ajv);
  // The schemas refer to each other by file name.
  for (const name of ["spdx", "jsf-0.82"]) {
    ajv.addSchema(readSchema(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
  }
  const validate = ajv.compile(readSchema(`bom-${list.specVersion}`));
  expect([validate(list), validate.errors]).toEqual([true, null]);
  expect(validate({ ...list, components: [{ name: "nameless" }] })).toBe(false);
});
