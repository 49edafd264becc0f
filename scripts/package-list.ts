import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { z } from "zod";

/** Packages that name no licence in their package.json, and the one that their file LICENSE holds. */
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

/** What we read of a list in CycloneDX; the rest passes through. */
const list = z.looseObject({
  bomFormat: z.literal("CycloneDX"),
  metadata: z.looseObject({ timestamp: z.string().optional(), component: z.looseObject({}) }),
  components: z.array(component),
  dependencies: z.array(
    z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()).default([]) }),
  ),
});
export type PackageList = z.infer<typeof list>;

/**
 * Every package that runs on the server, in CycloneDX, as npm tells it from the lock file alone: nothing is asked
 * of the network. The same lock file and the same npm give the same bytes.
 * @throws Error when npm fails
 */
export function listPackages(): PackageList {
  const { status, stdout, stderr, error } = spawnSync(
    "npm",
    // Not with `--omit dev`: npm then leaves out packages that tools use as well, React for example.
    ["sbom", "--package-lock-only", "--sbom-format", "cyclonedx"],
    // npm is a script that only a shell starts on Windows.
    { encoding: "utf8", shell: process.platform === "win32", maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`npm sbom failed: ${error?.message ?? stderr}`);
  const told = list.parse(JSON.parse(stdout));
  const components = told.components.filter(
    ({ properties }) => !properties.some(({ name }) => name === "cdx:npm:package:development"),
  );
  for (const one of components) {
    const known = licencesRead[one.name];
    if (!one.licenses && known) one.licenses = [{ license: { id: known } }];
  }
  const tools = new Set(
    told.components.filter((one) => !components.includes(one)).map((one) => one["bom-ref"]),
  );
  const dependencies = told.dependencies
    .filter(({ ref }) => !tools.has(ref))
    .map((one) => ({ ...one, dependsOn: one.dependsOn.filter((ref) => !tools.has(ref)) }));
  // When it was made, by which draw and in which folder would change with each build.
  const { timestamp: _timestamp, ...metadata } = told.metadata;
  const { name } = JSON.parse(readFileSync("package.json", "utf8")) as { name: string };
  return {
    ...told,
    serialNumber: `urn:uuid:${lockUuid()}`,
    metadata: { ...metadata, component: { ...metadata.component, name } },
    components,
    dependencies,
  };
}

/** Names of all licences in a list, in order of the alphabet. */
export function licencesOf({ components }: PackageList): string[] {
  const names = components.flatMap(({ licenses = [] }) =>
    licenses.map((entry) =>
      "expression" in entry
        ? String(entry.expression)
        : ((entry.license as { id?: string; name?: string }).id ??
          (entry.license as { name?: string }).name ??
          "none"),
    ),
  );
  return [...new Set(names)].sort();
}

/** A UUID of version 8, whose bits anybody may choose: here by the lock file. */
function lockUuid(): string {
  const hex = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
