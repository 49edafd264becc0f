import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { z } from "zod";

/** Packages without a licence in their package.json, and the licence in their file LICENSE. */
export const licencesRead: Readonly<Record<string, string>> = { i: "MIT", "png-js": "MIT" };

const licence = z.union([
  z.looseObject({
    license: z.looseObject({ id: z.string().optional(), name: z.string().optional() }),
  }),
  z.looseObject({ expression: z.string() }),
]);

const component = z.looseObject({
  "bom-ref": z.string(),
  /** With its scope, as npm writes it. */
  name: z.string(),
  version: z.string(),
  licenses: z.array(licence).optional(),
  properties: z.array(z.looseObject({ name: z.string(), value: z.string() })).default([]),
});

/** The parts of a CycloneDX list that we read; the rest is passed through. */
const list = z.looseObject({
  bomFormat: z.literal("CycloneDX"),
  metadata: z.looseObject({ timestamp: z.string().optional(), component: z.looseObject({}) }),
  components: z.array(component),
  dependencies: z.array(
    z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()).default([]) }),
  ),
});
export type PackageList = z.infer<typeof list>;

/** Packages of development, and our own list of those that tests need. */
const propertiesOfTools = ["cdx:npm:package:development", "cdx:npm:package:private"];

/**
 * Lists every package that runs on the server, in CycloneDX, from the lock file alone, without the network.
 * The same lock file and the same npm give the same bytes.
 * @throws Error when npm fails
 */
export function listPackages(): PackageList {
  const { status, stdout, stderr, error } = spawnSync(
    "npm",
    // Without those of development, npm also omits packages that both need, React for example; NODE_ENV=production
    // would do the same.
    ["sbom", "--include=dev", "--package-lock-only", "--sbom-format", "cyclonedx"],
    // npm is a script that only a shell starts on Windows.
    { encoding: "utf8", shell: process.platform === "win32", maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`npm sbom failed: ${error?.message ?? stderr}`);
  const all = list.parse(JSON.parse(stdout));
  const components = all.components.filter(
    ({ properties }) => !properties.some(({ name }) => propertiesOfTools.includes(name)),
  );
  for (const one of components) {
    const known = licencesRead[one.name];
    if (!one.licenses && known) one.licenses = [{ license: { id: known } }];
  }
  const tools = new Set(
    all.components.filter((one) => !components.includes(one)).map((one) => one["bom-ref"]),
  );
  const dependencies = all.dependencies
    .filter(({ ref }) => !tools.has(ref))
    .map((one) => ({ ...one, dependsOn: one.dependsOn.filter((ref) => !tools.has(ref)) }));
  // Time, serial number and folder of a run would change the bytes of each build.
  const { timestamp: _timestamp, ...metadata } = all.metadata;
  const { name } = JSON.parse(readFileSync("package.json", "utf8")) as { name: string };
  return {
    ...all,
    serialNumber: `urn:uuid:${lockUuid()}`,
    metadata: { ...metadata, component: { ...metadata.component, name } },
    components,
    dependencies,
  };
}

/** A UUID of version 8, whose bits are free to choose: here from the lock file. */
function lockUuid(): string {
  const hex = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
