import { meaningOfRefusal, type RefusalMeaning } from "./refusal.ts";

/** What a mail that came back says about one address. */
export interface ReturnedAddress {
  address: string;
  meaning: RefusalMeaning;
  /** The words of the mail server, or the status. */
  answer: string;
}

/**
 * Reads a mail that came back: a delivery report (RFC 3464), or one in the words of qmail, Exim or Sendmail. A notice of
 * a delay, and an answer from a holiday, name no address.
 * @param source the whole mail as its program saved it
 */
export function readReturnedMail(source: string): ReturnedAddress[] {
  const report = /^Content-Type:\s*message\/(?:global-)?delivery-status/im.exec(source);
  if (!report) return readWords(source);
  // Up to the next part, which is the mail that was sent.
  const [part = ""] = source.slice(report.index).split(/\r?\n--\S/);
  return readReport(part);
}

function readReport(report: string): ReturnedAddress[] {
  // One group of lines for each recipient, separated by empty lines; folded lines are unfolded first.
  const groups = report.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n[ \t]*\r?\n/);
  return groups.flatMap((group) => {
    const field = (name: string) =>
      new RegExp(`^${name}:[ \\t]*(.+?)[ \\t]*$`, "im").exec(group)?.[1] ?? "";
    const address = addressIn(field("Final-Recipient")) ?? addressIn(field("Original-Recipient"));
    if (!address || !/^failed\b/i.test(field("Action"))) return [];
    const diagnostic = field("Diagnostic-Code").replace(/^[\w-]+\s*;\s*/, "");
    const status = /^\d\.\d{1,3}\.\d{1,3}/.exec(field("Status"))?.[0];
    const code = /^\s*([245]\d\d)\b/.exec(diagnostic)?.[1];
    const meaning = meaningOfRefusal({
      command: "RCPT TO",
      text: diagnostic,
      status,
      code: code ? Number(code) : undefined,
    });
    return [{ address, meaning, answer: diagnostic || (status ?? "") }];
  });
}

/** Everything from here on is the mail that was sent. */
const ownMail =
  /^(?:-{2,}.*(?:copy of (?:the|your) message|original message|forwarded message|unsent message|message headers).*|Content-Type:\s*(?:message\/rfc822|text\/rfc822-headers).*|Return-Path:.*)$/im;

/** How reports without a form of their own begin. */
const isReport =
  /this is the qmail-send program|could not be delivered|delivery (?:has |to .{0,80})?failed|undeliver|transcript of session follows|permanent(?:ly)? fail|fatal errors|failure notice|wasn['’]t delivered/i;

function readWords(source: string): ReturnedAddress[] {
  const [head = "", ...parts] = source.split(/\r?\n\r?\n/);
  const body = parts.join("\n\n");
  if (!isReport.test(source.slice(0, 4000)) || /^Subject:.*\b(?:delayed|warning)\b/im.test(head))
    return [];
  // The headers of the mail that was sent follow a Return-Path as well, so only the body is cut.
  const notice = body.split(ownMail)[0] ?? "";
  const paragraphs = notice.replaceAll("\r\n", "\n").split(/\n[ \t]*\n/);
  return paragraphs.flatMap((paragraph, at) => {
    // The address alone on a line, and what was said below it or in the next paragraph.
    const named = /^[ \t]*<?([^\s<>:()]+@[^\s<>:()]+)>?:?[ \t]*(?:\(.*\))?[ \t]*$/m.exec(paragraph);
    if (!named?.[1]) return [];
    const below = paragraph.slice(named.index + named[0].length).trim();
    const answer = below || (paragraphs[at + 1] ?? "").trim();
    // Exim and Sendmail name the command; what was refused after another is not about the address.
    const command =
      /\b(?:after|response to)\s+(?:SMTP )?(RCPT TO|MAIL FROM|DATA|end of data|EHLO|HELO|AUTH)/i
        .exec(answer)?.[1]
        ?.toUpperCase();
    if (!answer) return [];
    const code = /(?:^|\s|>:\s*)([245]\d\d)[\s-]/.exec(answer)?.[1];
    const meaning = meaningOfRefusal({
      command: !command ? "RCPT TO" : command === "END OF DATA" ? "DATA" : command,
      text: answer,
      code: code ? Number(code) : undefined,
    });
    return [{ address: named[1], meaning, answer }];
  });
}

/** Of `rfc822; amina@example.org`. */
const addressIn = (field: string) =>
  /^(?:rfc822|utf-?8)\s*;\s*<?([^\s<>]+@[^\s<>]+?)>?$/i.exec(field)?.[1];
