import { expect, test } from "vitest";
import { EditError, readContentText, readSafely } from "./content-text.ts";

test("a value that YAML takes for a reference to another cannot be read, and its line is told", () => {
  const source = "name: A\nnote: *important*\n";
  expect(() => readContentText("site/x.yaml", source)).toThrow(
    new EditError(
      'line 2 cannot be read as YAML (*important* refers to nothing); put the text into "quotation marks"',
    ),
  );
  expect(readSafely("site/x.yaml", source)).toBeUndefined();
});

test("its line counts from the top of a file with Markdown too", () => {
  const source = "---\nname: A\nnote: *important*\n---\n\nText.\n";
  expect(() => readContentText("news/x.md", source)).toThrow(/^line 3 cannot be read/);
});
