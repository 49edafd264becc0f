import { expect, test } from "vitest";
import { addColumn, addRow, cellsOf, insertTable } from "./edit-table.ts";
import { insertFootnote, insertLink, insertPicture } from "./insert-pieces.ts";
import { after } from "./open-state.fixture.ts";

test("a link takes the chosen words or the word at the caret, and a known one another address", () => {
  const link = insertLink("/about");
  expect(after("See ¦our page¦ now", link)).toBe("See [¦our page¦](/about) now");
  expect(after("See pag¦e now", link)).toBe("See [¦page¦](/about) now");
  expect(after("See ¦ now", link)).toBe("See [¦words¦](/about) now");
  expect(after("See [our p¦age](/news) now", link)).toBe("See [our p¦age](/about) now");
});

test("a picture stands in a paragraph of its own", () => {
  const picture = insertPicture("/images/x.png", " A square ");
  expect(after("One.¦\n\nTwo.", picture)).toBe("One.\n\n![A square](/images/x.png)\n\n¦Two.");
  expect(after("One.\n¦\nTwo.", picture)).toBe("One.\n\n![A square](/images/x.png)\n\n¦Two.");
  expect(after("¦", picture)).toBe("![A square](/images/x.png)\n\n¦");
});

test("a footnote gets the next number, and its words at the end are chosen", () => {
  expect(after("One.¦", insertFootnote)).toBe("One.[^1]\n\n[^1]: ¦What the footnote says.¦\n");
  expect(after("One.[^1] Two.¦\n\n[^1]: First.\n", insertFootnote)).toBe(
    "One.[^1] Two.[^2]\n\n[^1]: First.\n[^2]: ¦What the footnote says.¦\n",
  );
});

test("a table begins with two columns, and takes a row and a column", () => {
  expect(after("¦", insertTable)).toBe("| ¦Heading¦ | Heading |\n| --- | --- |\n|  |  |\n\n");
  const row = "| Heading | Heading |\n| --- | --- |\n| o¦ne |  |";
  expect(after(row, addRow)).toBe("| Heading | Heading |\n| --- | --- |\n| one |  |\n| ¦ |  |");
  expect(after(row, addColumn)).toBe(
    "| Heading | Heading | ¦Heading¦ |\n| --- | --- | --- |\n| one |  |  |",
  );
  expect(after("| He¦ad |\n| --- |\n| one |", addRow)).toBe("| Head |\n| --- |\n| ¦ |\n| one |");
  expect(after("No ta¦ble", addRow, addColumn)).toBe("No ta¦ble");
  expect(cellsOf("| a \\| b | c |")).toEqual(["a \\| b", "c"]);
});
