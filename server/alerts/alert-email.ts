import type { Mailbox } from "#app/forms/email-address.ts";
import { kampalaTime } from "#server/clock.ts";
import type { EmailTemplate } from "#server/mail/relay.ts";
import { facts, paragraph, renderEmail } from "#server/mail/render-email.ts";
import { findRow } from "#server/store/rows.ts";
import { type AlertKind, alertKinds } from "./alert-kinds.ts";

export function alertEmail(to: Mailbox): EmailTemplate<"alert"> {
  return async (tables, { alertKind }) => {
    const alert = await findRow(tables, "alerts", { kind: alertKind as AlertKind });
    if (!alert) return undefined;
    const { title, todo } = alertKinds[alert.kind];
    const framed = renderEmail({
      heading: title,
      parts: [
        paragraph(alert.sentence),
        facts([["Noticed", `${kampalaTime(alert.raised_at)} (Kampala)`]]),
        paragraph(todo),
      ],
      footer:
        "Sent by the website to its maintainers, once a day for each kind of trouble. What needs attention now: Office, " +
        "How it runs, or on the server npm run office -- doctor.",
    });
    return { to, subject: `Website: ${title}`, ...framed };
  };
}
