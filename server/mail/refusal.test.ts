import { expect, test } from "vitest";
import { meaningOfRefusal, type RefusalMeaning } from "./refusal.ts";

/** Answers as mail servers give them, each with the command that it answers and what must follow. */
const answers: [meaning: RefusalMeaning, command: string, server: string, text: string][] = [
  // One mailbox does not exist.
  [
    "no-such-mailbox",
    "RCPT TO",
    "Gmail",
    "550-5.1.1 The email account that you tried to reach does not exist. Please try\n550-5.1.1 double-checking the recipient's email address for typos or\n550-5.1.1 unnecessary spaces. For more information, go to\n550 5.1.1  https://support.google.com/mail/?p=NoSuchUser 41be03b00d2f7-1 - gsmtp",
  ],
  [
    "no-such-mailbox",
    "RCPT TO",
    "Gmail",
    "550-5.2.1 The email account that you tried to reach is inactive. For more\n550 5.2.1 information, go to https://support.google.com/mail/?p=DisabledUser 5b1 - gsmtp",
  ],
  [
    "no-such-mailbox",
    "RCPT TO",
    "Exchange Online",
    "550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup",
  ],
  ["no-such-mailbox", "RCPT TO", "Exchange", "550 5.1.1 User unknown"],
  [
    "no-such-mailbox",
    "RCPT TO",
    "Yahoo",
    "554 delivery error: dd This user doesn't have a yahoo.com account (amina@yahoo.com) [0] - mta1234.mail.bf1.yahoo.com",
  ],
  ["no-such-mailbox", "RCPT TO", "Yahoo", "552 1 Requested mail action aborted, mailbox not found"],
  [
    "no-such-mailbox",
    "RCPT TO",
    "Postfix",
    "550 5.1.1 <amina@example.org>: Recipient address rejected: User unknown in local recipient table",
  ],
  [
    "no-such-mailbox",
    "RCPT TO",
    "Postfix",
    "550 5.1.1 <amina@example.org>: Recipient address rejected: User unknown in virtual mailbox table",
  ],
  [
    "no-such-mailbox",
    "RCPT TO",
    "Postfix",
    "554 5.1.2 <amina@nowhere.example>: Recipient address rejected: Domain not found",
  ],
  [
    "no-such-mailbox",
    "RCPT TO",
    "Postfix, null MX",
    "556 5.1.10 <amina@example.com>: Recipient address rejected: Domain example.com does not accept mail (nullMX)",
  ],
  [
    "no-such-mailbox",
    "RCPT TO",
    "a name with other words",
    "550 5.1.1 <policy-blocked@relay.example.org>: Recipient address rejected: User unknown",
  ],
  ["no-such-mailbox", "RCPT TO", "Exim", "550 Unknown user"],
  ["no-such-mailbox", "RCPT TO", "cPanel", '550 No Such User Here"'],
  ["no-such-mailbox", "RCPT TO", "Sendmail", "550 5.1.1 <amina@example.org>... User unknown"],
  [
    "no-such-mailbox",
    "RCPT TO",
    "Sendmail, moved",
    "551 5.1.6 <amina@example.org>... User has moved; please try <nakato@example.org>",
  ],
  ["no-such-mailbox", "RCPT TO", "qmail", "550 sorry, no mailbox here by that name (#5.1.1)"],
  ["no-such-mailbox", "RCPT TO", "Zoho", "550 5.1.1 User does not exist - <amina@example.org>"],
  [
    "no-such-mailbox",
    "RCPT TO",
    "Mimecast",
    "550 Invalid Recipient - https://community.mimecast.com/docs/DOC-1369#550 [abc.uk123]",
  ],
  ["no-such-mailbox", "RCPT TO", "Proofpoint", "550 5.1.1 User Unknown"],
  ["no-such-mailbox", "RCPT TO", "Amazon WorkMail", "550 5.1.1 Mailbox does not exist"],
  [
    "no-such-mailbox",
    "RCPT TO",
    "Domino",
    "550 amina@example.org... No such user; not listed in Domino Directory",
  ],
  ["no-such-mailbox", "RCPT TO", "iCloud", "550 5.1.1 <amina@icloud.example>: user does not exist"],

  // We are refused, whatever command the server answers.
  [
    "refuses-us",
    "MAIL FROM",
    "Postfix",
    "553 5.1.8 <website@example.org>: Sender address rejected: Domain not found",
  ],
  [
    "refuses-us",
    "RCPT TO",
    "Postfix, as usual after RCPT",
    "553 5.1.8 <website@example.org>: Sender address rejected: Domain not found",
  ],
  [
    "refuses-us",
    "RCPT TO",
    "Postfix",
    "550 5.1.0 <website@example.org>: Sender address rejected: User unknown in virtual alias table",
  ],
  [
    "refuses-us",
    "RCPT TO",
    "Postfix",
    "550 5.1.1 <website@example.org>: Sender address rejected: undeliverable address: User unknown",
  ],
  ["refuses-us", "RCPT TO", "Postfix", "554 5.7.1 <amina@example.org>: Relay access denied"],
  ["refuses-us", "MAIL FROM", "Postfix", "530 5.7.0 Must issue a STARTTLS command first"],
  [
    "refuses-us",
    "MAIL FROM",
    "Gmail",
    "530-5.7.0 Authentication Required. For more information, go to\n530 5.7.0  https://support.google.com/mail/?p=WantAuthError 5b1 - gsmtp",
  ],
  ["refuses-us", "MAIL FROM", "another", "530 5.5.1 Authentication Required"],
  [
    "refuses-us",
    "AUTH PLAIN",
    "Gmail",
    "535-5.7.8 Username and Password not accepted. For more information, go to\n535 5.7.8  https://support.google.com/mail/?p=BadCredentials 5b1 - gsmtp",
  ],
  ["refuses-us", "RCPT TO", "out of order", "503 5.5.1 send AUTH command first"],
  ["refuses-us", "RCPT TO", "out of order", "503 Bad sequence of commands"],
  [
    "refuses-us",
    "RCPT TO",
    "Exim",
    "550-Verification failed for <website@example.org>\n550-No Such User Here\n550 Sender verify failed",
  ],
  ["refuses-us", "RCPT TO", "Exim", "550 relay not permitted"],
  ["refuses-us", "RCPT TO", "Exim", "550 Administrative prohibition"],
  [
    "refuses-us",
    "RCPT TO",
    "cPanel",
    "550 Domain example.org has exceeded the max emails per hour (205/200 (102%)) allowed.  Message discarded.",
  ],
  [
    "refuses-us",
    "RCPT TO",
    "cPanel",
    '550 "JunkMail rejected - mail.example.org [192.0.2.1]:4321 is in an RBL: see Spamhaus"',
  ],
  [
    "refuses-us",
    "RCPT TO",
    "Proofpoint",
    "554 Blocked - see https://ipcheck.proofpoint.com/?ip=192.0.2.1",
  ],
  ["refuses-us", "RCPT TO", "another", "550 Blocked – see https://example.org/why"],
  [
    "refuses-us",
    "RCPT TO",
    "Outlook.com",
    "550 5.7.1 Unfortunately, messages from [192.0.2.1] weren't sent. Please contact your Internet service provider since part of their network is on our block list (S3150).",
  ],
  [
    "refuses-us",
    "RCPT TO",
    "Exchange",
    "550 5.7.54 SMTP; Unable to relay recipient in non-accepted domain",
  ],
  [
    "refuses-us",
    "MAIL FROM",
    "Exchange",
    "550 5.7.60 SMTP; Client does not have permissions to send as this sender",
  ],
  [
    "refuses-us",
    "MAIL FROM",
    "Exchange Online",
    "530 5.7.57 Client not authenticated to send mail. [AM0PR.eurprd.prod.outlook.com]",
  ],
  [
    "refuses-us",
    "MAIL FROM",
    "Yahoo",
    "553 5.7.1 [BL21] Connections will not be accepted from 192.0.2.1, because the ip is in Spamhaus's list",
  ],
  [
    "refuses-us",
    "DATA",
    "Yahoo",
    "554 5.7.9 Message not accepted for policy reasons. See https://senders.yahooinc.com/error-codes",
  ],
  [
    "refuses-us",
    "DATA",
    "Amazon SES",
    "554 Message rejected: Email address is not verified. The following identities failed the check in region EU-WEST-1: website@example.org",
  ],
  [
    "refuses-us",
    "MAIL FROM",
    "Amazon SES",
    "454 Throttling failure: Daily message quota exceeded.",
  ],
  ["refuses-us", "RCPT TO", "Zoho", "553 Relaying disallowed as website@example.org"],
  [
    "refuses-us",
    "RCPT TO",
    "Zoho",
    "550 5.4.6 Unusual sending activity detected. Please try after sometime",
  ],
  [
    "refuses-us",
    "RCPT TO",
    "Mimecast",
    "550 Rejected by header based Anti-Spoofing policy: website@example.org",
  ],
  [
    "refuses-us",
    "RCPT TO",
    "Mimecast",
    "550 Administrative prohibition - envelope blocked - https://community.mimecast.com/docs/DOC-1369#550",
  ],
  [
    "refuses-us",
    "RCPT TO",
    "qmail",
    "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)",
  ],
  [
    "refuses-us",
    "EHLO",
    "Postfix",
    "504 5.5.2 <localhost>: Helo command rejected: need fully-qualified hostname",
  ],
  [
    "refuses-us",
    "DATA",
    "Gmail",
    "550-5.7.26 Your email has been blocked because the sender is unauthenticated.\n550-5.7.26 Gmail requires all senders to authenticate with either SPF or DKIM.\n550 5.7.26 - gsmtp",
  ],
  ["refuses-us", "RCPT TO", "no words about whom", "550 Access denied"],

  // This one waits.
  ["not-now", "RCPT TO", "Exchange", "550 5.2.2 Mailbox full"],
  [
    "not-now",
    "RCPT TO",
    "Gmail",
    "552-5.2.2 The recipient's inbox is out of storage space and inactive. Please\n552 5.2.2 direct the recipient to https://support.google.com/mail/?p=OverQuotaPerm 5b1 - gsmtp",
  ],
  [
    "not-now",
    "RCPT TO",
    "Gmail",
    "550-5.2.1 The user you are trying to contact is receiving mail at a rate that\n550 5.2.1 prevents additional messages from being delivered. 5b1 - gsmtp",
  ],
  [
    "not-now",
    "RCPT TO",
    "Dovecot",
    "552 5.2.2 <amina@example.org> Quota exceeded (mailbox for user is full)",
  ],
  ["not-now", "RCPT TO", "no code", "550 Mailbox quota exceeded"],
  [
    "not-now",
    "RCPT TO",
    "Postgrey",
    "450 4.2.0 <amina@example.org>: Recipient address rejected: Greylisted, see http://postgrey.example/help",
  ],
  [
    "not-now",
    "RCPT TO",
    "Postfix",
    "450 4.1.1 <amina@example.org>: Recipient address rejected: unverified address: User unknown",
  ],
  ["not-now", "RCPT TO", "Exim", "451 Temporary local problem - please try later"],
  [
    "not-now",
    "RCPT TO",
    "Yahoo",
    "421 4.7.0 [TSS04] Messages from 192.0.2.1 temporarily deferred due to unexpected volume or user complaints",
  ],
  [
    "not-now",
    "RCPT TO",
    "Outlook.com, which says it of anything",
    "550 Requested action not taken: mailbox unavailable",
  ],
  [
    "not-now",
    "RCPT TO",
    "Outlook.com",
    "550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302)",
  ],
  [
    "not-now",
    "RCPT TO",
    "Exchange Online",
    "550 5.4.1 Recipient address rejected: Access denied. [AM0PR.eurprd.prod.outlook.com]",
  ],
  ["not-now", "RCPT TO", "Exim", "550 Unrouteable address"],
  ["not-now", "RCPT TO", "silence", "550 no"],
  ["not-now", "DATA", "Exim", "451 4.3.0 Temporary failure"],
];

test.each(answers)("%s after %s: %s says %s", (meaning, command, _server, text) => {
  const code = Number(text.slice(0, 3));
  expect(meaningOfRefusal({ command, code, text })).toBe(meaning);
});

test("what is not an answer to RCPT TO or to the mail itself is never about its reader", () => {
  const said = "550 5.1.1 User unknown";
  for (const command of ["CONN", "EHLO", "STARTTLS", "AUTH LOGIN", "MAIL FROM", "RSET", "API"])
    expect(meaningOfRefusal({ command, code: 550, text: said })).toBe("refuses-us");
  expect(meaningOfRefusal({ command: "DATA", code: 550, text: said })).not.toBe("no-such-mailbox");
});

test.each([
  ["5.1.1", true],
  ["5.1.2", true],
  ["5.1.3", true],
  ["5.1.6", true],
  ["5.1.10", true],
  ["5.2.1", true],
  ["5.0.0", false],
  ["5.1.0", false],
  ["5.1.4", false],
  ["5.1.7", false],
  ["5.1.8", false],
  ["5.1.9", false],
  ["5.2.0", false],
  ["5.2.2", false],
  ["5.2.3", false],
  ["5.3.0", false],
  ["5.4.4", false],
  ["5.5.1", false],
  ["5.7.1", false],
  ["5.1.11", false],
  ["4.1.1", false],
  ["15.1.1", false],
])("of bare codes, %s strikes off: %s", (enhanced, isGone) => {
  const meaning = meaningOfRefusal({ command: "RCPT TO", code: 550, text: `550 ${enhanced} no` });
  expect(meaning === "no-such-mailbox").toBe(isGone);
});

test.each([
  "550 Client IP address unknown",
  "550 DNS: host address not found for client",
  "550 your hostname: address not found",
  "550 Invalid address in envelope-from",
  "550 Unknown user: website (sending account)",
  "550 Unknown account: subscription expired",
  "550 5.1.1 Daily sending limit reached",
  "550 5.1.1 Service refused, please contact postmaster",
  "550 5.1.2 Could not resolve: DNS server failure",
  "550 5.1.3 Bad destination; suspended for unpaid invoice",
  "550 5.1.10 license expired",
])("words about us are no fact about a reader, whatever code stands before them: %s", (text) => {
  expect(meaningOfRefusal({ command: "RCPT TO", code: 550, text })).not.toBe("no-such-mailbox");
});
