import { MarkdownText, Paragraphs } from "./markdown-text.tsx";

export const runningText = (
  <MarkdownText html='<p>A first paragraph with <a href="/contact">a link</a> and <strong>weight</strong>.</p><ul><li>One point</li><li>Another point that is long enough to run over the end of its line on a phone</li></ul><h3>A small heading</h3><ol><li>First</li><li>Second</li></ol>' />
);

export const paragraphs = (
  <Paragraphs texts={["A lead of one sentence.", "And another one."]} className="lead" />
);
