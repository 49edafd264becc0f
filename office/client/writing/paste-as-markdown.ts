import { EditorView } from "@codemirror/view";
import { gfm } from "@joplin/turndown-plugin-gfm";
import TurndownService from "turndown";
import { cleanPasted, secureAddresses } from "./clean-pasted.ts";

/** Keeps bold, headings, lists, links and tables of what is pasted from Word, Google Docs or a mail. */
export const pasteAsMarkdown = EditorView.domEventHandlers({
  paste(event, view) {
    const html = event.clipboardData?.getData("text/html");
    const plain = event.clipboardData?.getData("text/plain") ?? "";
    const secured = secureAddresses(plain);
    const text = (html && markdownOf(html)) || (secured === plain ? "" : secured);
    // Otherwise the plain text is pasted, as always.
    if (!text) return false;
    event.preventDefault();
    view.dispatch(view.state.replaceSelection(text), {
      userEvent: "input.paste",
      scrollIntoView: true,
    });
    return true;
  },
});

const turndown = new TurndownService({
  headingStyle: "atx",
  bulletListMarker: "-",
  emDelimiter: "*",
  codeBlockStyle: "fenced",
});
turndown.use(gfm);
turndown.remove(["style", "script", "title", "meta"]);
const escapeMarks = turndown.escape.bind(turndown);
// Words such as <name> would be HTML.
turndown.escape = (text) => escapeMarks(text).replaceAll(/<(?=[a-z/!?])/gi, "\\<");
// A picture has to be brought with what it shows, and the consent of who is in it.
turndown.addRule("picture", { filter: "img", replacement: () => "" });
turndown.addRule("link to a place that only the other program knows", {
  filter: (node) =>
    node.nodeName === "A" && !/^(https:|mailto:|tel:)/.test(node.getAttribute("href") ?? ""),
  replacement: (words) => words,
});
turndown.addRule("point of a list, as narrow as we write it", {
  filter: "li",
  replacement: (words, node, { bulletListMarker }) => {
    const list = node.parentElement;
    const place = [...(list?.children ?? [])].indexOf(node as Element);
    const sign = list?.nodeName === "OL" ? `${place + 1}. ` : `${bulletListMarker} `;
    const indent = " ".repeat(sign.length);
    const lines = words.trim().replaceAll(/\n+(?=\s*(?:-|\d+\.) )/g, "\n");
    return `${sign}${lines.replaceAll("\n", `\n${indent}`)}\n`;
  },
});

/** @returns Markdown with the two ranks of headings that the site has */
function markdownOf(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  joinWordLists(page);
  cleanPasted(page);
  for (const inner of page.querySelectorAll(":is(ul, ol) > :is(ul, ol)")) {
    // Google Docs puts a list beside the point that it belongs to.
    inner.previousElementSibling?.append(inner);
  }
  for (const table of page.querySelectorAll("table:not(:has(th))")) {
    for (const cell of table.querySelectorAll("tr:first-child > td")) rename(cell, "th");
  }
  // Google Docs wraps everything in one <b> that is not bold.
  for (const wrapper of page.querySelectorAll("b[style*='font-weight']")) {
    if (/font-weight: ?(normal|400)/.test(wrapper.getAttribute("style") ?? "")) {
      wrapper.replaceWith(...wrapper.childNodes);
    }
  }
  markStyledWords(page);
  for (const paragraph of page.querySelectorAll("li > p:only-child")) {
    paragraph.replaceWith(...paragraph.childNodes);
  }
  for (const heading of page.querySelectorAll("h1, h4, h5, h6")) {
    rename(heading, heading.nodeName === "H1" ? "h2" : "h3");
  }
  const text = turndown.turndown(page.body).replaceAll("\u00a0", " ");
  // A mail parts its paragraphs by lines that hold nothing but a break.
  return text
    .replaceAll(/^[ \t]+$/gm, "")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Word writes a list as paragraphs, each with a sign of its own. */
function joinWordLists(page: Document): void {
  for (const item of page.querySelectorAll("p[class*=MsoListParagraph]")) {
    const sign = item.querySelector("[style*='mso-list:Ignore'], [style*='mso-list: Ignore']");
    const name = /^\s*\d/.test(sign?.textContent ?? "") ? "OL" : "UL";
    sign?.remove();
    let list = item.previousElementSibling;
    if (list?.nodeName !== name) {
      list = page.createElement(name);
      item.before(list);
    }
    const point = page.createElement("li");
    point.append(...item.childNodes);
    list?.append(point);
    item.remove();
  }
}

/** Google Docs says by styles what others say by elements. */
function markStyledWords(page: Document): void {
  const marks = [
    [/font-weight: ?(700|bold)/, "strong"],
    [/font-style: ?italic/, "em"],
  ] as const;
  for (const span of page.querySelectorAll("span[style]")) {
    // A heading is bold by itself.
    if (span.closest("h1, h2, h3, h4, h5, h6, th")) continue;
    for (const [style, name] of marks) {
      if (!style.test(span.getAttribute("style") ?? "")) continue;
      const mark = page.createElement(name);
      mark.append(...span.childNodes);
      span.append(mark);
    }
  }
}
