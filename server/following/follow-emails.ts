import { followLabels } from "#collections/following/labels.ts";
import { listDays } from "#collections/following/thing-kinds.ts";
import { getThings } from "#collections/following/things.ts";
import { postalAddress } from "#collections/formats/contact-details.ts";
import { fillPlaceholders } from "#collections/formats/fill-placeholders.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { kampalaDay } from "#collections/formats/kampala-day.ts";
import type { Organisation } from "#collections/site/organisation.ts";
import { getRetentionDays } from "#collections/site/retention.ts";
import type { Clock } from "#server/clock.ts";
import type { EmailContent } from "#server/mail/mail.ts";
import type { EmailTemplates } from "#server/mail/relay.ts";
import { about, button, type EmailPart, renderEmail, wrapped } from "#server/mail/render-email.ts";
import { findUnused } from "#server/newsletter/confirmation.ts";
import { confirmationDays } from "#server/newsletter/sign-up.ts";
import {
  type NewsletterEmailDependencies,
  oneClickHeaders,
} from "#server/newsletter/sign-up-emails.ts";
import { findRow } from "#server/store/rows.ts";
import type { Tables } from "#server/store/store.ts";
import { findEvents, type StoredEvent } from "./find-events.ts";
import { type Follower, listFollowed, listPath } from "./follow-list.ts";
import { isAtOnce } from "./pace.ts";

export function followEmails(
  { words, tokens, origin }: NewsletterEmailDependencies,
  clock: Clock,
  organisation: Organisation,
): EmailTemplates<"follow-confirm" | "follow-link" | "follow-now" | "follow-week"> {
  const texts = words.follow;
  const sender = `${organisation.name}, ${postalAddress(organisation)}. ${organisation.email}\n${texts.unseen}`;

  /** Writes an e-mail with what all of them have; its subject is its heading, unless it has another. */
  const write = (
    to: string,
    subject: string,
    email: Omit<Parameters<typeof renderEmail>[0], "heading">,
    heading = subject,
  ) => ({
    to,
    subject,
    ...renderEmail({ language: words.language, heading, sender, ...email }),
  });

  /** An e-mail that its reader did not ask for with a button just now: it says how to end it. */
  function leaving({ id }: Follower, isOne: boolean) {
    const stop = `${origin()}/follow/stop/${tokens.leaving(id)}`;
    const href = isOne ? stop : `${stop}?all=yes`;
    return {
      headers: oneClickHeaders(href),
      footerLinks: [
        { label: isOne ? texts.stopOne : texts.stopAll, href },
        { label: texts.list, href: origin() + listPath(tokens, id, clock()) },
      ],
    };
  }

  /** Tells one address what happened in what it follows; undefined when nothing is left to tell. */
  async function tell(
    tables: Tables,
    id: string,
    events: readonly StoredEvent[],
    pace: "now" | "week",
  ): Promise<EmailContent | undefined> {
    const followers = await listFollowed(tables, id);
    const told = events.flatMap((event) => {
      const all = followers.filter((row) => isFor(row, event));
      // Also by what was stopped since: that e-mail may be on its way.
      const isNow = all.some((row) => isAtOnce(row, event.found_at));
      const reasons = all.filter(({ status }) => status !== "unsubscribed");
      return isNow === (pace === "now") && reasons.length > 0 ? [{ event, reasons }] : [];
    });
    const reasons = followers.filter((row) => told.some((one) => one.reasons.includes(row)));
    const [first] = reasons;
    const [only, ...more] = told;
    if (!first || !only) return undefined;
    const isOne = pace === "now" && more.length === 0;
    const idle = followers.filter(
      (row) =>
        pace === "week" &&
        row.pace === "week" &&
        row.status === "confirmed" &&
        !reasons.includes(row),
    );
    const count = told.length === 1 ? "1 thing" : `${told.length} things`;
    const several = pace === "now" ? texts.now : fillPlaceholders(texts.week, { count });
    const subject = isOne ? headingOf(only.event) : several;
    const why = pace === "now" ? texts.whyNow : texts.whyWeek;
    const named = [...reasons, ...idle];
    const { headers, footerLinks } = leaving(first, named.length === 1);
    const email = write(first.address, subject, {
      preview: told.map(({ event }) => event.title).join(". "),
      parts: [
        ...told.flatMap(({ event }) => partsOf(event, isOne)),
        ...(idle.length > 0
          ? [wrapped(fillPlaceholders(texts.nothing, { names: namesOf(idle) }))]
          : []),
      ],
      footer: fillPlaceholders(why, { names: namesOf(named) }),
      footerLinks,
    });
    return { headers, ...email };
  }

  function headingOf({ kind }: StoredEvent): string {
    if (kind === "closed") return texts.closed;
    return kind === "correction" ? texts.correction : texts.now;
  }

  function partsOf({ kind, title, text, path }: StoredEvent, isOne: boolean): EmailPart[] {
    const href = origin() + path;
    const labels = {
      new: texts.kindNew,
      changed: texts.kindChanged,
      correction: texts.kindCorrection,
      closed: texts.kindClosed,
    };
    const words = text.endsWith(title) ? text.slice(0, -title.length) : text;
    const lines = [words.trim(), kind === "closed" ? texts.last : ""].filter(Boolean);
    return isOne
      ? [about(labels[kind], title, lines), button(texts.button, href)]
      : [about(labels[kind], title, lines, href)];
  }

  return {
    async "follow-confirm"(tables, { linkId }) {
      const waiting = await findUnused(tables, linkId);
      const thing = waiting && getThings().get(waiting.subscriber.thing);
      if (!thing) return undefined;
      const { link, subscriber: follower } = waiting;
      const mail = words.followConfirm;
      const { title, kind } = followLabels(thing);
      const subject = fillPlaceholders(mail.subject, { subject: lowerFirst(title) });
      const days = {
        days: confirmationDays,
        keptDays: getRetentionDays().unconfirmedSubscriptions,
      };
      return write(follower.address, subject, {
        preview: mail.opening,
        parts: [
          wrapped(mail.opening),
          about(kind, thing.name, [follower.pace === "now" ? texts.paceNow : texts.paceWeek]),
          button(mail.button, `${origin()}/follow/confirm/${tokens.confirmation(linkId)}`),
          wrapped(fillPlaceholders(mail.expiry, days)),
        ],
        footer: fillPlaceholders(mail.why, { day: formatDay(kampalaDay(link.consent_at)) }),
      });
    },

    async "follow-link"(tables, { subscriberId }) {
      const follower = await findRow(tables, "subscribers", { id: subscriberId });
      if (!follower) return undefined;
      const mail = words.followLink;
      const email = {
        preview: mail.opening,
        parts: [
          wrapped(mail.opening),
          button(mail.button, origin() + listPath(tokens, subscriberId, clock())),
        ],
        footer: fillPlaceholders(mail.footer, { link: origin(), days: listDays }),
      };
      return write(follower.address, mail.subject, email, mail.heading);
    },

    "follow-now": async (tables, { found, subscriberId }) =>
      tell(tables, subscriberId, await findEvents(tables, { batch: found }), "now"),

    "follow-week": async (tables, { since, until, subscriberId }) => {
      const week = { since: Number(since), until: Number(until) };
      return tell(tables, subscriberId, await findEvents(tables, week), "week");
    },
  };
}

/** Whether a follower is told of an event: what was there before, or came after the end, is no news. */
function isFor({ thing, confirmed_at, left_at }: Follower, { things, found_at }: StoredEvent) {
  return (
    things.split(" ").includes(thing) &&
    (confirmed_at ?? 0) <= found_at &&
    found_at <= (left_at ?? Number.POSITIVE_INFINITY)
  );
}

const nameOf = ({ thing }: Follower) => getThings().get(thing)?.name ?? thing;
const namesOf = (followers: readonly Follower[]) => followers.map(nameOf).join("; ");
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
