const blocks =
  "p, div, ul, ol, li, dl, dt, dd, h1, h2, h3, h4, h5, h6, blockquote, pre, table, hr, section, article, figure, address";

/** Alters what is pasted where the site would refuse it: HTML in cells, addresses without https, marks around blocks. */
export function cleanPasted(page: Document): void {
  for (const box of page.querySelectorAll("input, button, select, textarea, svg")) box.remove();
  spreadLayoutTables(page);
  for (const table of page.querySelectorAll("table")) cleanTable(table);
  // Bold that holds whole paragraphs would leave its signs behind, and a card that is a link would be none.
  for (const mark of page.querySelectorAll("b, strong, i, em, del, s, a")) {
    if (mark.querySelector(blocks)) mark.replaceWith(...mark.childNodes);
  }
  cleanLinks(page);
}

/** A table that holds another one, or is a single cell, only puts things in their places. */
function spreadLayoutTables(page: Document): void {
  // The inner ones come first, so that what is left within an outer one is a table of words.
  for (const table of [...page.querySelectorAll("table")].reverse()) {
    const cells = [...table.querySelectorAll("td, th")];
    if (cells.length > 1 && !table.querySelector("table")) continue;
    const places = cells.filter((cell) => cell.closest("table") === table);
    const contents = places.map((cell) => {
      const place = page.createElement("div");
      place.append(...cell.childNodes);
      return place;
    });
    table.replaceWith(...contents);
  }
}

/** A cell is one line of words, and no row has more cells than the first. */
function cleanTable(table: HTMLTableElement): void {
  for (const cell of table.querySelectorAll("td, th")) {
    for (const block of cell.querySelectorAll(blocks)) {
      block.before(table.ownerDocument.createElement("br"));
      block.after(table.ownerDocument.createElement("br"));
      block.replaceWith(...block.childNodes);
    }
    for (const node of textsIn(cell)) node.data = node.data.replaceAll(/\s+/g, " ");
    for (const end of cell.querySelectorAll("br")) end.replaceWith("\n");
    joinLines(cell);
  }
  const width = (row: HTMLTableRowElement) =>
    [...row.cells].reduce((sum, { colSpan }) => sum + colSpan, 0);
  const rows = [...table.rows];
  const [first] = rows;
  const missing = Math.max(...rows.map(width)) - (first ? width(first) : 0);
  for (let at = 0; at < missing; at += 1) {
    first?.append(table.ownerDocument.createElement(first.cells[0]?.localName ?? "td"));
  }
}

/** Line breaks that were marked in a cell become `; `, or a space behind a sign that ends words. */
function joinLines(cell: Element): void {
  const nodes = textsIn(cell);
  let before = "";
  let isBroken = false;
  for (const node of nodes) {
    let text = "";
    for (const [at, line] of node.data.split("\n").entries()) {
      if (at > 0) isBroken = true;
      if (line.trim() === "") {
        if (at === 0 && !isBroken) text += line;
        continue;
      }
      if (isBroken && before.trim() !== "") {
        text = `${text.trimEnd()}${/[.,:;!?–-]\s*$/.test(before) ? " " : "; "}`;
      }
      text += isBroken ? line.trimStart() : line;
      before += line;
      isBroken = false;
    }
    node.data = text;
  }
}

function textsIn(root: Node): Text[] {
  const walker = (root.ownerDocument ?? (root as Document)).createTreeWalker(root, 4);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

function cleanLinks(page: Document): void {
  for (const link of page.querySelectorAll("a")) {
    // A title is shown nowhere, and a link around a picture alone has no words.
    link.removeAttribute("title");
    if (link.textContent?.trim() === "") link.replaceWith(...link.childNodes);
    else link.setAttribute("href", secureAddress(link.getAttribute("href") ?? ""));
  }
  for (const node of textsIn(page.body)) {
    if (!node.parentElement?.closest("a, code, pre")) node.data = secureAddresses(node.data);
  }
}

/** The site links to others by https alone. */
const secureAddress = (address: string) => address.replace(/^http:\/\//i, "https://");

/** Addresses that are written out: Markdown makes a link of each, and of `www.` one without https. */
export const secureAddresses = (text: string): string =>
  text
    .replaceAll(/\bhttp:\/\//gi, "https://")
    .replaceAll(/(?<![\w/.@-])www\.(?=[\w-]+\.\w)/gi, "https://www.");
