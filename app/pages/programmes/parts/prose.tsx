import { Fragment, type ReactNode } from "react";
import type { Block, Inline } from "#schemas/reading/markdown-blocks.ts";
import styles from "./prose.module.css";

/** Running text from Markdown. Headings begin at h2; the page brings the h1. */
export function Prose({ blocks }: { blocks: readonly Block[] }) {
  return <div className={styles.prose}>{blocks.map(showBlock)}</div>;
}

function showBlock(block: Block, index: number): ReactNode {
  switch (block.kind) {
    case "heading": {
      const Heading = `h${block.depth}` as const;
      return (
        <Heading key={block.id} id={block.id}>
          {block.text.map(showInline)}
        </Heading>
      );
    }
    case "paragraph":
      return <p key={index}>{block.text.map(showInline)}</p>;
    case "quote":
      return <blockquote key={index}>{block.blocks.map(showBlock)}</blockquote>;
    case "list": {
      const items = block.items.map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a rendered text never changes its order
        <li key={i}>{showItem(item)}</li>
      ));
      return block.isOrdered ? (
        <ol key={index} start={block.start}>
          {items}
        </ol>
      ) : (
        <ul key={index}>{items}</ul>
      );
    }
  }
}

/** An entry of one paragraph needs no paragraph around it. */
function showItem(item: readonly Block[]): ReactNode {
  const [only, ...rest] = item;
  if (only?.kind === "paragraph" && rest.length === 0) return only.text.map(showInline);
  return item.map(showBlock);
}

function showInline({ text, isStrong, isEmphasised, href }: Inline, index: number): ReactNode {
  let labels: ReactNode = text;
  if (isEmphasised) labels = <em>{labels}</em>;
  if (isStrong) labels = <strong>{labels}</strong>;
  if (href) labels = <a href={href}>{labels}</a>;
  return <Fragment key={index}>{labels}</Fragment>;
}
