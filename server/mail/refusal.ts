/**
 * What follows from a mail server's "no".
 *
 * - `no-such-mailbox`: a fact about one address. Nothing else may ever be written down about its owner.
 * - `refuses-us`: our name, our address, our login, our pace or our words are not taken. Others would be refused as well,
 *   so all of it waits, staff are told, and it is tried again.
 * - `not-now`: this e-mail waits and is tried again; others may go through.
 */
export type RefusalMeaning = "no-such-mailbox" | "refuses-us" | "not-now";

export interface Refusal {
  /** The command that was refused, as Nodemailer names it: `RCPT TO`, `MAIL FROM`, `AUTH PLAIN`, `DATA` … */
  command: string;
  /** Three digits (RFC 5321, 4.2); absent in some reports. */
  code?: number | undefined;
  /** Everything that was said, all lines. */
  text: string;
  /** The field `Status` of a delivery report (RFC 3464, 2.3.4), such as `5.1.1`. */
  status?: string | undefined;
}

/**
 * Classifies a refusal, of the relay and of mails that came back alike.
 *
 * Only an answer to RCPT TO is about the address in it. There the enhanced code (RFC 3463; 5.1.10 by RFC 7505) decides:
 * 5.1.1, 5.1.2, 5.1.3, 5.1.6, 5.1.10 and 5.2.1 say that the mailbox is gone. But servers answer RCPT TO with what they
 * think of us, too: Postfix delays every refusal to that command (`smtpd_delay_reject`, also "Sender address rejected:
 * Domain not found"), Exim repeats there what came of verifying our sender ("No Such User Here" about us, above "Sender
 * verify failed"), cPanel counts our mails an hour, and Gmail uses 5.2.1 for a mailbox that gets too many. So words about
 * us, about pace or about room are stronger than any code, and a text without a code needs unmistakable words.
 *
 * The words are those of Gmail (support.google.com/a/answer/3726730), Exchange Online (learn.microsoft.com, "Email
 * non-delivery reports"), Yahoo (senders.yahooinc.com, "SMTP error codes"), Amazon SES (docs.aws.amazon.com/ses, "SMTP
 * response codes"), Mimecast, Proofpoint, Zoho, and the sources of Postfix (`smtpd_check.c`), Exim (`verify.c`,
 * `spec.txt` on ACLs), Sendmail (`sysexits.h` in `usersmtp.c`), qmail (`qmail-send.c`) and cPanel (`exim.pl`).
 */
export function meaningOfRefusal({ command, code, text, status }: Refusal): RefusalMeaning {
  const isAboutRecipient = /^RCPT\b/i.test(command);
  const isAboutMail = /^DATA\b/i.test(command);
  if (!isAboutRecipient && !isAboutMail) return "refuses-us";
  const enhanced = enhancedCode(text, status);
  const isPermanent = enhanced ? enhanced.startsWith("5.") : (code ?? 500) >= 500;
  if (!isPermanent || (code !== undefined && code < 500)) return "not-now";
  const answer = withoutNames(text);
  if (lacksRoom.test(answer) || isTooMuchNow.test(answer)) return "not-now";
  if (isAboutMail || isAboutUs.test(answer)) return "refuses-us";
  if (enhanced) {
    if (goneCodes.test(enhanced)) return "no-such-mailbox";
    return ourCodes.test(enhanced) ? "refuses-us" : "not-now";
  }
  if (code !== undefined && ourReplies.has(code)) return "refuses-us";
  if (isGone.test(answer)) return "no-such-mailbox";
  return isForbidden.test(answer) ? "refuses-us" : "not-now";
}

/** Bad destination mailbox, system or syntax, moved, null MX; mailbox disabled (RFC 3463, 3.2 and 3.3; RFC 7505). */
const goneCodes = /^5\.(?:1\.(?:1|2|3|6|10)|2\.1)$/;

/** Our sender, our commands, security and policy. */
const ourCodes = /^5\.(?:1\.[78]|5\.[1-9]\d*|7\.\d+)$/;

/** Commands unknown or out of order, no login (RFC 5321, 4.2.3; RFC 4954, 6). */
const ourReplies = new Set([500, 501, 502, 503, 504, 521, 530, 534, 535, 538]);

const lacksRoom =
  /\b(?:(?:mailbox|inbox|quota|storage|space)\b.{0,30}\b(?:full|exceeded|exceeds|exhausted)|over ?-?quota|full mailbox|out of (?:storage|space)|insufficient (?:system )?(?:storage|space)|too large|over limit)\b/i;

const isTooMuchNow =
  /\b(?:gr[ae]y-?list\w*|try(?:ing)? again|temporar(?:y|ily)|(?:could|can) ?not (?:be )?resolve\w*|(?:dns|name) ?server|(?:lookup|server|system) (?:failure|failed|error)|timed? ?out|receiving (?:e?mail|messages) (?:at a rate|too))\b/i;

/** Words about the sender, its server, its login, its pace or its words. */
const isAboutUs =
  /\b(?:senders?|sending|sent from|mail from|envelope|return[- ]path|client|host ?names?|limit (?:is |was )?reached|daily limit|service (?:was |is )?(?:refused|suspended|unavailable)|postmaster|suspended|unpaid|invoice|overdue|licen[cs]es?|subscriptions?|relay\w*|authenticat\w*|auth|log ?in|credentials|spf|dkim|dmarc|spam\w*|junk\w*|(?:black|block|deny) ?-?list\w*|blocked|banned|rbl|dnsbl|is listed|reputation|polic(?:y|ies)|rate ?-?limit\w*|per (?:second|minute|hour|day)|too many|exceeded|throttl\w*|not (?:yet )?(?:authori[sz]ed|permitted|allowed|verified)|unauthori[sz]ed|permissions?|administrative\w*|(?:bad|improper|out of) sequence|sequence of commands|(?:start)?tls|encrypt\w*|reverse dns|rdns|ptr|helo|ehlo|unsolicited|suspicious|unusual|your (?:account|ip|domain|server|host|network|address))\b/i;

/** What is forbidden is forbidden to us, where no code says more. */
const isForbidden = /\b(?:access denied|denied|prohibited|refused|not accepted)\b/i;

const mailbox =
  "(?:user|recipient|mailbox|mail box|account|addressee|(?:e-?mail|mail|recipient|destination|delivery|this|that|the) address)";
const isGone = new RegExp(
  [
    `\\bno such (?:local )?(?:${mailbox}|person|e?-?mail)\\b`,
    `\\b(?:unknown|invalid|nonexistent|non-existent) (?:local )?(?:${mailbox}|local[- ]part)\\b`,
    `\\b${mailbox}\\b[^.;]{0,60}?\\b(?:unknown|not found|not known|does ?n[o’']t exist|does not exist|no longer (?:exists|valid|in use)|is invalid|not exist)\\b`,
    "\\bmailbox (?:is |has been |was )?(?:disabled|deactivated|inactive|deleted)\\b",
    "\\bno mailbox (?:here )?by that name\\b",
    "\\b(?:does ?n[o’']t|does not) have an? .{0,40}account\\b",
    "\\brecipient address rejected: (?:domain|host) (?:not found|unknown)\\b",
  ].join("|"),
  "i",
);

/** The specific code; that of a report is `5.0.0` where its writer knew none, and then the text may know one. */
function enhancedCode(text: string, status: string | undefined): string | undefined {
  const inText = /(?<![\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.])/.exec(text)?.[1];
  return status && !/^[245]\.0\.0$/.test(status) ? status : (inText ?? undefined);
}

/** Without addresses, links and names of hosts, in which any word may stand; on one line, without the codes. */
function withoutNames(text: string): string {
  return text
    .replaceAll(/<[^<>]*>|\bhttps?:\/\/\S+|\S+@\S+|\b[\w-]+(?:\.[\w-]+)+\b/g, " ")
    .replaceAll(/^\d{3}[- ]/gm, " ")
    .replaceAll(/\s+/g, " ");
}
