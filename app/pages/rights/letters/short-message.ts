import { smsLength, toSms } from "#collections/formats/sms.ts";
import { type Block, letterText } from "./write-letter.ts";

/** Maximum length of the short form, in signs: two paid parts. */
const maxLength = 300;

/** A letter as an SMS: subject, section, as much text as fits, `request` for an answer, the sender. */
export function shortMessage(blocks: readonly Block[], request: string): string {
  const textsOf = (...kinds: Block["kind"][]) =>
    blocks
      .filter(({ kind }) => kinds.includes(kind))
      .map((block) => toSms(letterText([block])).replace(/\n+/g, "\n"));
  const [, ...body] = textsOf("paragraph", "list"); // without the greeting
  const withBeginning = (count: number) =>
    [...textsOf("subject"), ...body.slice(0, count), request, ...textsOf("from")]
      .filter(Boolean)
      .join("\n");
  const fits = (text: string) => smsLength(text) <= maxLength;
  const message = withBeginning(body.filter((_, index) => fits(withBeginning(index + 1))).length);
  return fits(message) ? message : `${message.slice(0, maxLength - 20)}...`;
}
