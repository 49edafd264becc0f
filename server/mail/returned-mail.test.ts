import { describe, expect, test } from "vitest";
import type { RefusalMeaning } from "./refusal.ts";
import { readReturnedMail } from "./returned-mail.ts";

const reader = "amina@example.org";

/** A delivery report as RFC 3464 has it, with the mail that was sent behind it. */
const report = (fields: string, type = "message/delivery-status") =>
  [
    "From: MAILER-DAEMON@mail.example.com",
    "Subject: Undelivered Mail Returned to Sender",
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b1"',
    "",
    "--b1",
    "Content-Type: text/plain",
    "",
    "This is the mail system. I'm sorry to have to inform you.",
    "",
    "--b1",
    `Content-Type: ${type}`,
    "",
    "Reporting-MTA: dns; mail.example.com",
    "",
    fields,
    "",
    "--b1",
    "Content-Type: message/rfc822",
    "",
    "Subject: News",
    "",
    "Final-Recipient: rfc822; nakato@example.org",
    "Action: failed",
    "Status: 5.1.1",
    "",
    "--b1--",
  ].join("\r\n");

const failed = (status: string, diagnostic = "", recipient = reader) =>
  report(
    [
      `Final-Recipient: rfc822; ${recipient}`,
      "Action: failed",
      `Status: ${status}`,
      ...(diagnostic ? [`Diagnostic-Code: smtp; ${diagnostic}`] : []),
    ].join("\r\n"),
  );

const reports: [meaning: RefusalMeaning, server: string, mail: string][] = [
  [
    "no-such-mailbox",
    "Postfix",
    failed(
      "5.1.1",
      "550 5.1.1 <amina@example.org>: Recipient address rejected: User unknown in\r\n    local recipient table",
    ),
  ],
  [
    "no-such-mailbox",
    "Gmail",
    failed(
      "5.1.1",
      "550-5.1.1 The email account that you tried to reach does not exist. Please try\r\n 550-5.1.1 double-checking the recipient's email address for typos or\r\n 550 5.1.1 unnecessary spaces.",
    ),
  ],
  [
    "no-such-mailbox",
    "Exchange Online",
    failed(
      "5.1.10",
      "550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient amina@example.org not found by SMTP address lookup",
    ),
  ],
  ["no-such-mailbox", "Sendmail", failed("5.1.1", "550 5.1.1 <amina@example.org>... User unknown")],
  ["no-such-mailbox", "Amazon SES", failed("5.1.1", "550 5.1.1 user unknown")],
  ["no-such-mailbox", "a report without words", failed("5.1.2")],
  [
    "no-such-mailbox",
    "a report that knows only its text",
    failed("5.0.0", "550 5.1.1 User unknown"),
  ],
  [
    "no-such-mailbox",
    "Yahoo, without an enhanced code",
    failed("5.0.0", "554 delivery error: dd This user doesn't have a yahoo.com account"),
  ],
  [
    "no-such-mailbox",
    "a closed mailbox",
    failed("5.2.1", "550 5.2.1 The email account that you tried to reach is disabled."),
  ],
  [
    "refuses-us",
    "Postfix behind a list of senders",
    failed(
      "5.1.1",
      "554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org",
    ),
  ],
  [
    "refuses-us",
    "Exchange",
    failed("5.7.1", "550 5.7.1 Message rejected due to content restrictions"),
  ],
  [
    "refuses-us",
    "Gmail",
    failed(
      "5.7.26",
      "550-5.7.26 This mail has been blocked because the sender is unauthenticated.",
    ),
  ],
  [
    "refuses-us",
    "a sender that does not exist",
    failed("5.1.8", "553 5.1.8 <website@example.org>: Sender address rejected: Domain not found"),
  ],
  [
    "refuses-us",
    "cPanel",
    failed(
      "5.0.0",
      "550 Domain example.org has exceeded the max emails per hour (205/200) allowed. Message discarded.",
    ),
  ],
  ["refuses-us", "a relay without our login", failed("5.0.0", "550 relay not permitted")],
  ["not-now", "a full mailbox", failed("5.2.2", "552 5.2.2 mailbox full")],
  ["not-now", "a queue that gave up after days", failed("4.4.7", "421 4.4.7 connection timed out")],
  [
    "not-now",
    "a host that cannot be reached",
    failed("5.4.4", "X-Postfix; unable to look up host"),
  ],
];

test.each(reports)("%s: a report of %s", (meaning, _server, mail) => {
  expect(readReturnedMail(mail)).toMatchObject([{ address: reader, meaning }]);
});

/** Reports in words alone. */
const written: [meaning: RefusalMeaning, server: string, mail: string][] = [
  [
    "no-such-mailbox",
    "qmail",
    `Subject: failure notice\n\nHi. This is the qmail-send program at mail.example.com.\nI'm afraid I wasn't able to deliver your message to the following addresses.\nThis is a permanent error; I've given up. Sorry it didn't work out.\n\n<${reader}>:\nSorry, no mailbox here by that name. (#5.1.1)\n\n--- Below this line is a copy of the message.\n\nReturn-Path: <website@example.org>\nSubject: News\n\n<nakato@example.org>:\n550 5.1.1 User unknown\n`,
  ],
  [
    "refuses-us",
    "qmail",
    `Subject: failure notice\n\nHi. This is the qmail-send program at mail.example.com.\n\n<${reader}>:\n192.0.2.9 does not like recipient.\nRemote host said: 553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)\nGiving up on 192.0.2.9.\n\n--- Below this line is a copy of the message.\n`,
  ],
  [
    "no-such-mailbox",
    "Exim",
    `Subject: Mail delivery failed: returning message to sender\n\nThis message was created automatically by mail delivery software.\n\nA message that you sent could not be delivered to one or more of its\nrecipients. This is a permanent error. The following address(es) failed:\n\n  ${reader}\n    host mx.example.org [192.0.2.9]\n    SMTP error from remote mail server after RCPT TO:<${reader}>:\n    550 5.1.1 User unknown\n\n------ This is a copy of the message, including all the headers. ------\n\nSubject: News\n`,
  ],
  [
    "refuses-us",
    "Exim, about our sender",
    `Subject: Mail delivery failed: returning message to sender\n\nA message that you sent could not be delivered to one or more of its\nrecipients. The following address(es) failed:\n\n  ${reader}\n    host mx.example.org [192.0.2.9]\n    SMTP error from remote mail server after MAIL FROM:<website@example.org>:\n    550 5.1.1 User unknown\n\n`,
  ],
  [
    "refuses-us",
    "cPanel",
    `Subject: Mail delivery failed: returning message to sender\n\nA message that you sent could not be delivered to one or more of its\nrecipients. The following address(es) failed:\n\n  ${reader}\n    Domain example.org has exceeded the max emails per hour (205/200 (102%)) allowed.  Message discarded.\n\n`,
  ],
  [
    "not-now",
    "Exim, a full mailbox",
    `Subject: Mail delivery failed\n\nA message that you sent could not be delivered. The following address(es) failed:\n\n  ${reader}\n    mailbox is full: retry timeout exceeded\n\n`,
  ],
  [
    "no-such-mailbox",
    "Sendmail",
    `Subject: Returned mail: see transcript for details\n\n   ----- The following addresses had permanent fatal errors -----\n<${reader}>\n    (reason: 550 5.1.1 <${reader}>... User unknown)\n\n   ----- Transcript of session follows -----\n`,
  ],
];

test.each(written)("%s: a report in the words of %s", (meaning, _server, mail) => {
  expect(readReturnedMail(mail)).toMatchObject([{ address: reader, meaning }]);
});

describe("names no reader", () => {
  test.each([
    [
      "a notice of a delay",
      report(`Final-Recipient: rfc822; ${reader}\r\nAction: delayed\r\nStatus: 4.4.1`),
    ],
    [
      "a receipt",
      report(`Final-Recipient: rfc822; ${reader}\r\nAction: delivered\r\nStatus: 2.1.5`),
    ],
    [
      "an answer from a holiday",
      `Subject: Out of office\n\nI am away. Write to\n\n${reader}\n550 5.1.1 is no number\n`,
    ],
    [
      "a delay in words",
      `Subject: Warning: message delayed 24 hours\n\nA message that you sent could not be delivered yet.\n\n  ${reader}\n    Delay reason: 450 4.2.0 greylisted\n`,
    ],
    ["nothing", ""],
  ])("%s", (_what, mail) => {
    expect(readReturnedMail(mail)).toEqual([]);
  });
});

test("each recipient of one report is told apart", () => {
  const group = (address: string, status: string) =>
    `Final-Recipient: rfc822; ${address}\r\nAction: failed\r\nStatus: ${status}`;
  const mail = report(
    [group(reader, "5.1.1"), group("nakato@example.org", "5.2.2")].join("\r\n\r\n"),
  );
  expect(readReturnedMail(mail).map(({ meaning }) => meaning)).toEqual([
    "no-such-mailbox",
    "not-now",
  ]);
});

test("addresses with letters of other alphabets are read", () => {
  const fields = "Final-Recipient: utf-8; ngabo@bücher.example\r\nAction: failed\r\nStatus: 5.1.1";
  const mail = report(fields, "message/global-delivery-status");
  expect(readReturnedMail(mail)).toMatchObject([{ address: "ngabo@bücher.example" }]);
});
