import { useRef, useState } from "react";
import { Button } from "#app/components/base/button.tsx";
import { Icon, type IconName } from "#app/components/base/icon.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { plural } from "#collections/formats/plural.ts";
import { smsParts } from "#collections/formats/sms.ts";
import { WovenDeadline } from "../parts/woven-deadline.tsx";
import styles from "./letter-actions.module.css";
import type { LetterLabels } from "./letter-labels.ts";
import { loadRequests, newRequestId, saveRequests, truncateName } from "./saved-requests.ts";
import { SentQuestion } from "./sent-question.tsx";
import { type Block, letterText } from "./write-letter.ts";

interface LetterActionsProps {
  language: string;
  /** Of the unsent entry on this device that the letter was opened from; otherwise empty. */
  id: string;
  letter: string;
  subject: string | undefined;
  organisation: string | undefined;
  /** E-mail or telephone number with which an app opens; none for a complaint, which goes to an office. */
  recipient: string | undefined;
  /** What goes with the letter, such as `your proof of identity`; may be empty. */
  papers: string;
  limit: { section: string; days: number } | undefined;
  /** Dates the letter and returns its final text; the day is empty where the clock is wrong. */
  finish(): { sentOn: string; blocks: readonly Block[] };
  sms: string;
  words: LetterLabels;
  list: string;
}

/** Buttons that print, copy, send or save a letter; each reports its result in the status line. */
export function LetterActions(props: LetterActionsProps) {
  const { letter, subject = "", organisation = "", recipient = "", papers, limit } = props;
  const { finish, words, list, language } = props;
  const { send, said, sent } = words;
  const [message, setMessage] = useState("");
  const [isAsked, setIsAsked] = useState(false);
  // Only ever drawn in a browser.
  const [isTouch] = useState(() => matchMedia("(pointer: coarse)").matches);
  const isIdle = message === sent.idle;
  // Saving the letter again updates the same entry.
  const id = useRef(props.id || newRequestId());
  const text = () => letterText(finish().blocks);
  /** Opens an app on the device; the letter never becomes part of a page address. */
  const open = (target: string, after = said.attach, note = "") => {
    location.href = target;
    setMessage(`${note} ${papers && after.replace("{papers}", papers)}`.trim());
  };
  const print = () => {
    finish();
    // React must write the day onto the sheet first.
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
    const to = /^\S+@\S+$/.test(recipient) ? encode(recipient).replace("%40", "@") : "";
    open(`mailto:${to}?subject=${encode(subject)}&body=${encode(text(), "\r\n")}`);
  };
  const sms = () => {
    finish();
    const number = /^\+?[\d\s-]{6,}$/.test(recipient) ? recipient.replace(/[^+\d]/g, "") : "";
    open(`sms:${number}?body=${encode(props.sms)}`, said.carry, said.short);
  };
  // The app's scheme: without the app, https://wa.me would send the letter to a server.
  const whatsapp = () => open(`whatsapp://send?text=${encode(text())}`);
  const ask = () => {
    const { sentOn } = finish();
    setIsAsked(sentOn !== "");
    setMessage(sentOn ? "" : said.clock);
  };
  const keep = (sentOn: string) => {
    setIsAsked(sentOn === "");
    const name = truncateName(organisation);
    const all = loadRequests();
    const before = all.find((request) => request.id === id.current);
    // Sent to one organisation, then changed for another, it is another letter.
    const isOther = before?.sent && before.organisation && before.organisation !== name;
    if (isOther) id.current = newRequestId();
    const isSaved = saveRequests([
      ...all.filter((request) => request.id !== id.current),
      {
        ...(!isOther && before?.sent === sentOn ? before : {}),
        id: id.current,
        letter,
        organisation: name,
        sent: sentOn,
        section: limit?.section,
        days: limit?.days,
      },
    ]);
    if (!isSaved) setMessage(said.notKept);
    else setMessage(sentOn ? said.kept : sent.idle);
  };

  const parts = smsParts(props.sms);
  type Action = [label: string, icon: IconName, run: () => unknown];
  const onPaper: Action = [send.print, "printer", print];
  const copied: Action = [send.copy, "copy", copy];
  const byEmail: Action = [send.email, "mail", email];
  const inParts = plural(send.sms, parts, language).replace("{parts}", `${parts}`);
  const bySms: Action = [inParts, "smartphone", sms];
  const inChat: Action = [send.whatsapp, "message-square", whatsapp];
  // A phone has the apps, and seldom a printer.
  const [[label, icon, run], ...others] = isTouch
    ? [inChat, byEmail, bySms, copied, onPaper]
    : [onPaper, copied, byEmail, bySms, inChat];

  return (
    <div className={styles.actions}>
      <p>
        <Button type="button" tone="gold" icon={icon} onClick={run}>
          {label}
        </Button>
      </p>
      <ul>
        {[...others, [send.keep, "bookmark", ask] satisfies Action].map(([label, icon, run]) => (
          <li key={icon}>
            <button type="button" className={styles.action} onClick={run}>
              <Icon name={icon} /> <span>{label}</span>
            </button>
          </li>
        ))}
      </ul>
      {isAsked && (
        <>
          <SentQuestion words={sent} onAnswer={keep} isIdle={isIdle} />
          {isIdle && <WovenDeadline days={14} passed={0} hasEnd={false} />}
        </>
      )}
      <p className={styles.status} role="status">
        {message}
      </p>
      <p>
        <TextLink href={list}>{send.list}</TextLink>
      </p>
    </div>
  );
}

/** Encodes a text for an address; lone surrogates, which would throw, are replaced. */
const encode = (text: string, lineEnd = "\n") =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, "\ufffd").replaceAll("\n", lineEnd));
