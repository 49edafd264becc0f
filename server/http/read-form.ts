import busboy from "busboy";
import type { Asked } from "./exchange.ts";
import { Problem } from "./problem.ts";
import { readBody } from "./read-body.ts";

/** Forms are short texts: 64 kB hold the longest message six times over. */
const mostBytes = 64 * 1024;
const mostFields = 50;

/** Fields by name; the first one wins when a name comes twice. Files are dropped. */
export type FormFields = Readonly<Record<string, string>>;

/**
 * Reads a posted form: multipart, URL-encoded or JSON.
 * @throws Problem 400 when it is malformed, 413 when it is too large, 415 for any other type
 */
export async function readForm(asked: Asked): Promise<FormFields> {
  const type = asked.header("content-type") ?? "";
  const read = readers[type.split(";")[0]?.trim().toLowerCase() ?? ""];
  if (!read || (asked.header("content-encoding") ?? "identity") !== "identity") {
    throw new Problem(415, "TYPE_NOT_SUPPORTED", "This form cannot be read in that format.");
  }
  const body = await readBody(asked, mostBytes);
  // Without a prototype, so that no field name means more than its text.
  const fields: Record<string, string> = Object.create(null);
  let count = 0;
  await read(body, type, (name, value) => {
    count += 1;
    if (count <= mostFields && !(name in fields)) fields[name] = value.toWellFormed();
  });
  return fields;
}

type TakeField = (name: string, value: string) => void;
type Reader = (body: Buffer, type: string, take: TakeField) => void | Promise<void>;

const readers: Readonly<Record<string, Reader>> = {
  "multipart/form-data": readMultipart,
  "application/x-www-form-urlencoded": (body, _type, take) => {
    for (const [name, value] of new URLSearchParams(body.toString("utf8"))) take(name, value);
  },
  "application/json": (body, _type, take) => {
    let value: unknown;
    try {
      value = JSON.parse(body.toString("utf8"));
    } catch {
      throw malformed();
    }
    if (typeof value !== "object" || value === null || Array.isArray(value)) throw malformed();
    for (const [name, text] of Object.entries(value)) {
      if (typeof text === "string" || typeof text === "number") take(name, String(text));
    }
  },
};

function readMultipart(body: Buffer, type: string, take: TakeField): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(malformed());
    let parser: busboy.Busboy;
    try {
      parser = busboy({
        headers: { "content-type": type },
        defParamCharset: "utf8",
        limits: { fields: mostFields, fieldSize: mostBytes, files: 0, parts: mostFields },
      });
    } catch {
      fail();
      return;
    }
    parser.on("field", take);
    parser.on("file", (_name, file) => file.resume());
    parser.on("error", fail);
    parser.on("close", resolve);
    parser.end(body);
  });
}

function malformed(): Problem {
  return new Problem(
    400,
    "MALFORMED",
    "This form did not arrive in one piece. Please send it again.",
  );
}
