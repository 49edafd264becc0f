import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import { z } from "zod";
import { Content } from "../../collections/content.ts";
import { knownAddresses } from "../../collections/open-content.ts";

/** A difference between content and specification. */
export interface Difference {
  /** File or folder, such as `content/site/footer.yaml`. */
  file: string;
  /** Such as `columns[].heading`. */
  field: string;
  specified: unknown;
  /** `undefined` when it is missing. */
  present: unknown;
}

interface Specification {
  addresses: string[];
  [file: string]: Record<string, unknown> | string[];
}

const anyFields = z.looseObject({});

/**
 * Compares the content with the words, numbers and addresses of `specified.yaml`.
 * @param root repository root
 * @throws ContentError when a file is missing or cannot be read
 */
export function compareWithSpecification(root: string): Difference[] {
  const source = readFileSync(new URL("./specified.yaml", import.meta.url), "utf8");
  const { addresses, ...files } = parse(source) as Specification;
  const content = new Content(root);
  const known = knownAddresses(content);
  const missing = addresses
    .filter((address) => !known.has(address))
    .map((address) => ({
      file: "content/",
      field: "address",
      specified: address,
      present: undefined,
    }));
  const differences = Object.entries(files).flatMap(([file, fields]) => {
    const written = file.endsWith("/")
      ? content.readFolder(file.slice(0, -1), anyFields)
      : withHeadings(content.read(file, z.unknown()));
    return Object.entries(fields).flatMap(([field, specified]) => {
      const present = valueAt(written, field);
      return isDeepStrictEqual(present, specified)
        ? []
        : [{ file: `content/${file}`, field, specified, present }];
    });
  });
  return [...missing, ...differences];
}

/** The headings of a Markdown text, as a field beside it. */
function withHeadings(entry: unknown): unknown {
  const { body } = entry as { body?: string };
  if (body === undefined) return entry;
  return {
    ...(entry as object),
    headings: [...body.matchAll(/^## (.+)$/gm)].map(([, text]) => text),
  };
}

/** `a[].b` gives b of every entry of a that has one, `a[2]` the third entry. */
function valueAt(content: unknown, field: string): unknown {
  const [step, ...rest] = field.match(/\[\d*\]|[^.[\]]+/g) ?? [];
  if (step === undefined || content === undefined || content === null) return content ?? undefined;
  const further = rest.join(".");
  if (step === "[]") {
    const values = (content as unknown[]).flatMap((entry) => valueAt(entry, further));
    return values.filter((value) => value !== undefined);
  }
  const key = step.replace(/[[\]]/g, "");
  return valueAt((content as Record<string, unknown>)[key], further);
}

/** The differences as lines to read: file and field, what is specified, what is present. */
export function describeDifferences(differences: readonly Difference[]): string {
  return differences
    .map(
      ({ file, field, specified, present }) =>
        `${file} ${field}\n  specified  ${JSON.stringify(specified)}\n  present    ${JSON.stringify(present) ?? "nothing"}`,
    )
    .join("\n");
}
