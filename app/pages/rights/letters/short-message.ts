import { smsLength, toSms } from "#collections/formats/sms.ts";
import { type Block, letterText } from "./write-letter.ts";

/** Maximum length of the short form, in signs: two paid parts. */
const maxLength = 300;

/**
 * The short form of a letter for an SMS: its subject and section, as much of its beginning as there is room for, and
 * the sender.
 * @param request asks for an answer
 */
export function shortMessage(blocks: readonly Block[], request: string): string {
  const textOf = (block: Block) => toSms(letterText([block])).replace(/\n+/g, "\n");
  const [from = "", subject = ""] = (["from", "subject"] as const).map((kind) =>
    blocks
      .filter((block) => block.kind === kind)
      .map(textOf)
      .join(),
  );
  // Without the greeting.
  const body = blocks
    .filter(({ kind }) => kind === "paragraph" || kind === "list")
    .map(textOf)
    .slice(1);
  const withBeginning = (count: number) =>
    [subject, ...body.slice(0, count), toSms(request), from].filter(Boolean).join("\n");
  let count = 0;
  while (count < body.length && smsLength(withBeginning(count + 1)) <= maxLength) count++;
  const message = withBeginning(count);
  return smsLength(message) <= maxLength ? message : `${message.slice(0, maxLength - 20)}...`;
}
