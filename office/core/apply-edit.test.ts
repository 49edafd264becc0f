import { expect, test } from "vitest";
import { ContentFile } from "#collections/content-file.ts";
import { applyEdit } from "./apply-edit.ts";

test("takes unseen signs out of what is pasted from Word or a PDF, and keeps the words", () => {
  const path = "content/team/x.yaml";
  const value = "One\u000b two\u001d #3";
  const text = applyEdit(path, "title: Old\n", { kind: "set", path: ["title"], value });
  expect(ContentFile.parse(path, text)).toMatchObject({ errors: [] });
  expect(ContentFile.parse(path, text).get(["title"])).toBe("One two #3");
});

test.each(["Case #12 won", "2.10", "017", "~", "&c Case", "!important", "*word*", "a: b"])(
  "writes %j so that it is read again as it was typed",
  (value) => {
    const path = "content/team/x.yaml";
    const text = applyEdit(path, "title: Old\n", { kind: "set", path: ["title"], value });
    expect(ContentFile.parse(path, text).get(["title"])).toBe(value);
  },
);
