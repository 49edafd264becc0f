import { useRef, useState } from "react";
import { Button } from "#app/components/base/button.tsx";
import { classNames } from "#app/components/base/class-names.ts";
import { Icon, type IconName } from "#app/components/base/icon.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { writeReminders } from "#app/feeds/calendar.ts";
import type { LetterForm } from "#collections/site/letter-form.ts";
import styles from "./letter-actions.module.css";
import type { Answers } from "./letter-template.ts";
import { saveFile } from "./save-file.ts";
import { loadRequests, newRequestId, saveRequests, truncateName } from "./saved-requests.ts";
import { type Block, formatLongDay, letterText } from "./write-letter.ts";

interface LetterWaysProps {
  letter: string;
  subject: string | undefined;
  answers: Answers;
  limit: { section: string; days: number } | undefined;
  /** Puts the day under the letter and gives it as it leaves; no day where the clock is wrong. */
  finish(): { sentOn: string; dueOn: string | undefined; blocks: readonly Block[] };
  words: Pick<LetterForm, "send" | "said" | "event" | "eventUnnamed" | "alarm">;
  /** Path of the list of requests. */
  list: string;
  className?: string | undefined;
}

/** The ways out of a letter. Each says in one line what it has done; none is taken before it is pressed. */
export function LetterActions(props: LetterWaysProps) {
  const { letter, subject = "", answers, limit, finish, words, list, className } = props;
  const { send, said } = words;
  const [message, setMessage] = useState("");
  // Whoever keeps a letter twice has changed it in between.
  const id = useRef(newRequestId()).current;
  const { organisation = "", address = "" } = answers;
  const text = () => letterText(finish().blocks);
  /** Opens the person's own app; no address of a page ever holds the letter. */
  const open = (target: string) => {
    location.href = target;
  };
  const print = () => {
    finish();
    // The day is on the sheet before the browser looks at it.
    setTimeout(() => window.print());
  };
  const copy = async () => {
    const copied = text();
    try {
      await navigator.clipboard.writeText(copied);
      setMessage(said.copied);
    } catch {
      const sheet = document.querySelector("#sheet article");
      if (sheet) getSelection()?.selectAllChildren(sheet);
      setMessage(said.selected);
    }
  };
  const email = () => {
    const to = /^\S+@\S+$/.test(address) ? encode(address).replace("%40", "@") : "";
    open(`mailto:${to}?subject=${encode(subject)}&body=${encode(text(), "\r\n")}`);
  };
  const sms = () => {
    const number = /^\+?[\d\s-]{6,}$/.test(address) ? address.replace(/[^+\d]/g, "") : "";
    open(`sms:${number}?body=${encode(text())}`);
  };
  // The app's own scheme: https://wa.me would carry the letter to a server when there is no such app.
  const whatsapp = () => open(`whatsapp://send?text=${encode(text())}`);
  const keep = () => {
    const { sentOn } = finish();
    if (!sentOn) return setMessage(said.clock);
    const isKept = saveRequests([
      ...loadRequests().filter((request) => request.id !== id),
      {
        id,
        letter,
        organisation: truncateName(organisation),
        sent: sentOn,
        ...(limit && { section: limit.section, days: limit.days }),
      },
    ]);
    setMessage(isKept ? said.kept : said.notKept);
  };
  const calendar = () => {
    const { dueOn } = finish();
    if (!dueOn) return setMessage(said.clock);
    const title = organisation
      ? words.event.replace("{organisation}", () => organisation)
      : words.eventUnnamed;
    const file = writeReminders([{ id, day: dueOn, title, alarm: words.alarm }]);
    saveFile("answer-due.ics", "text/calendar", file);
    setMessage(said.calendar.replace("{date}", formatLongDay(dueOn)));
  };

  const ways: [keyof typeof send, IconName, () => unknown][] = [
    ["copy", "copy", copy],
    ["email", "mail", email],
    ["sms", "smartphone", sms],
    ["whatsapp", "message-square", whatsapp],
    ["keep", "bookmark", keep],
  ];
  if (limit) ways.push(["calendar", "calendar", calendar]);

  return (
    <div className={classNames(styles.actions, className)}>
      <p>
        <Button type="button" tone="gold" icon="printer" onClick={print}>
          {send.print}
        </Button>
      </p>
      <ul>
        {ways.map(([way, icon, go]) => (
          <li key={way}>
            <button type="button" className={styles.action} onClick={go}>
              <Icon name={icon} /> {send[way]}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.status} role="status">
        {message}
      </p>
      <p>
        <TextLink href={list}>{send.list}</TextLink>
      </p>
    </div>
  );
}

/** A text for an address. Half of a sign, as a damaged file may hold, would stop it. */
const encode = (text: string, lineEnd = "\n") =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, "\ufffd").replaceAll("\n", lineEnd));
