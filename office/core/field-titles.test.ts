import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { Content } from "#collections/content.ts";
import { ContentFile } from "#collections/content-file.ts";
import { exampleFiles } from "#collections/example-files.fixture.ts";
import { schemaOf } from "#collections/find-collection.ts";
import { contentFiles } from "#collections/reading/content-strings.ts";
import { projectRoot } from "#collections/reading/project-root.ts";
import { describeField, type FieldDescription, titleOf } from "./describe-field.ts";
import { entryTitle, fieldTitle } from "./field-title.ts";

interface FoundField {
  /** File and field, as the loader names them. */
  place: string;
  name: string;
  field: FieldDescription;
  /** Whether the schema says something of the group that holds it. */
  isGroupSaid: boolean;
}

/** Names that say to everybody what stands there. */
const plainNames = new Set([
  "title",
  "name",
  "heading",
  "text",
  "description",
  "summary",
  "note",
  "hint",
  "label",
  "button",
  "link",
  "links",
  "paragraphs",
  "steps",
  "points",
  "sources",
  "source",
  "subject",
  "date",
  "day",
  "days",
  "country",
  "city",
  "company",
  "question",
  "status",
  "topic",
  "topics",
  "values",
  "vision",
  "mission",
  "goal",
  "document",
  "documents",
  "columns",
  "actions",
  "address",
  "message",
  "position",
  "term",
  "rights",
  "payments",
  "greeting",
  "statement",
]);

/** Words that only developers use. */
const jargon =
  /\b(href|url|slug|id|alt|cta|ugx|regex|markup|html|yaml|json|array|string|boolean|enum|svg|kicker|src)\b/i;

let found: FoundField[];

beforeAll(() => {
  const root = mkdtempSync(join(tmpdir(), "otc-titles-"));
  cpSync(join(projectRoot(), "content"), join(root, "content"), { recursive: true });
  symlinkSync(join(projectRoot(), "public"), join(root, "public"));
  // Folders that hold nothing yet have fields too.
  for (const [file, source] of Object.entries(exampleFiles)) {
    const path = join(root, "content", file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, source);
  }
  const content = new Content(root);
  found = contentFiles(root).flatMap((file) => {
    const schema = schemaOf(file, content);
    if (!schema) return [];
    const values = ContentFile.parse(file, readFileSync(join(root, file), "utf8")).values;
    return fieldsIn(describeField(schema, "file", values), file, false);
  });
  rmSync(root, { recursive: true });
});

/** Every field below another one. */
function fieldsIn({ control }: FieldDescription, place: string, isSaid: boolean): FoundField[] {
  const visit = (name: string, field: FieldDescription): FoundField[] => {
    const at = `${place} ${name}`;
    // Fixed fields are not shown.
    if (field.control.kind === "fixed") return [];
    const isOwn = field.title !== titleOf(name) || field.help !== undefined;
    return [{ place: at, name, field, isGroupSaid: isSaid }, ...fieldsIn(field, at, isOwn)];
  };
  switch (control.kind) {
    case "group":
      return control.fields.flatMap((field) => visit(field.name, field));
    case "list":
      return fieldsIn(control.item, place, isSaid || control.item.help !== undefined);
    case "record":
      return fieldsIn(control.value, place, isSaid);
    case "either":
      return control.shapes.flatMap((shape) => fieldsIn(shape, place, isSaid));
    default:
      return [];
  }
}

/** A group that holds a heading is called as the page calls it. */
function hasHeading({ control }: FieldDescription): boolean {
  if (control.kind === "list") return hasHeading(control.item);
  const names = control.kind === "group" ? control.fields.map(({ name }) => name) : [];
  return ["heading", "title", "name", "label"].some((name) => names.includes(name));
}

test("every field of every collection has a title in plain words", () => {
  expect(found.length).toBeGreaterThan(1500);
  const wrong = found
    .filter(({ field }) => !/^\p{Lu}[^_{}<>]*$/u.test(field.title) || jargon.test(field.title))
    .map(({ place, field }) => `${place}: “${field.title}”`);
  expect(wrong).toEqual([]);
});

test("a field whose name alone does not say it has a title or help of its own, or a group that has help", () => {
  const wrong = found
    .filter(({ name, field, isGroupSaid }) => {
      const isSaid = field.title !== titleOf(name) || field.help || isGroupSaid;
      const isPlain = plainNames.has(name) || /[a-z][A-Z]/.test(name) || hasHeading(field);
      return !isSaid && !isPlain;
    })
    .map(({ place }) => place);
  expect(wrong).toEqual([]);
});

test("a choice says its values as people do", () => {
  const wrong = found.flatMap(({ place, field: { control } }) =>
    control.kind === "choice"
      ? control.options
          .filter(({ label }) => /[a-z][A-Z]|_/.test(label))
          .map(({ label }) => `${place}: ${label}`)
      : [],
  );
  expect(wrong).toEqual([]);
});

test("a question has one number everywhere: the one behind the sign ⚠", () => {
  const question = { id: 41, question: "Which day?" };
  const item = { title: "Open question", isRequired: true, mayBeBlank: false, help: undefined };
  const entry: FieldDescription = { ...item, control: { kind: "group", fields: [] } };
  const form: FieldDescription = { ...entry, control: { kind: "list", item: entry } };
  expect(fieldTitle(form, "[31]", Array(32).fill(question))).toBe("Open question 41: Which day?");
  expect(entryTitle("Step", { name: "One" }, 31)).toBe("Step 32");
});

test("a field is called by its titles, with the groups that hold it", () => {
  const text: FieldDescription = {
    title: "Name",
    isRequired: true,
    mayBeBlank: false,
    control: { kind: "text" },
  };
  const form: FieldDescription = {
    ...text,
    title: "File",
    control: {
      kind: "group",
      fields: [
        {
          ...text,
          name: "bio",
          title: "Profile",
          control: { kind: "list", item: { ...text, title: "Paragraph" } },
        },
        {
          ...text,
          name: "social",
          title: "Links",
          control: { kind: "group", fields: [{ ...text, name: "x" }] },
        },
        { ...text, name: "kinds", title: "Kinds", control: { kind: "record", value: text } },
      ],
    },
  };
  expect(fieldTitle(form, "bio[1]")).toBe("Paragraph 2");
  expect(fieldTitle(form, "social.x")).toBe("Links › Name");
  expect(fieldTitle(form, 'kinds["case-update"]')).toBe("Kinds › case-update");
  expect(fieldTitle(form, "unknown")).toBe("unknown");
  expect(fieldTitle(undefined, "a.b")).toBe("a.b");
});
