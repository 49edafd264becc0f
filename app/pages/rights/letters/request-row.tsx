import { useState } from "react";
import { Badge } from "#app/components/base/badge.tsx";
import { ButtonLink } from "#app/components/base/button.tsx";
import { Icon } from "#app/components/base/icon.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { daysBetween } from "#collections/time/days.ts";
import { WovenDeadline } from "../parts/woven-deadline.tsx";
import { type Progress, progressOf } from "./count-days.ts";
import { countReasons } from "./count-reasons.ts";
import type { ListFacts } from "./letter-labels.ts";
import { ReceiptPanel } from "./receipt-panel.tsx";
import { RequestChange, type RequestChangeProps } from "./request-change.tsx";
import styles from "./request-row.module.css";
import { countParts, findFollowUps, nextStep, stateLooks } from "./request-states.ts";
import { handToNextLetter, type SavedRequest } from "./saved-requests.ts";
import { SentQuestion } from "./sent-question.tsx";
import textButton from "./text-button.module.css";
import { formatTypedDay } from "./write-letter.ts";

interface RequestRowProps extends RequestChangeProps {
  /** Of its letter. */
  name: string;
}

interface RequestParts {
  request: SavedRequest;
  progress: Progress;
  facts: ListFacts;
}

/** One request: recipient and letter, its days as cloth and as a number, and the next step. */
export function RequestRow({ request, name, facts, onChange, onRemove }: RequestRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const progress = progressOf(request, facts.on, facts.holidays);
  const { runs = false } = stateLooks[progress.state];
  const panelId = `receipt-${request.id}`;
  const parts = { request, progress, facts };
  const close = () => setIsOpen(false);
  return (
    <li className={styles.row}>
      <RequestHead {...parts} name={name} />
      <RequestTime {...parts} />
      {request.sent && <RequestCount {...parts} />}
      <div className={`no-print stack gap-1 ${styles.next}`}>
        <NextStep {...parts} onChange={onChange} />
        <div className={`row ${styles.actions}`}>
          <NextLetters {...parts} />
          {runs && (
            <ReceiptButton
              {...parts}
              isOpen={isOpen}
              panelId={panelId}
              onPress={() => setIsOpen(!isOpen)}
            />
          )}
          <RequestChange request={request} facts={facts} onChange={onChange} onRemove={onRemove} />
        </div>
      </div>
      {isOpen && runs && (
        <ReceiptPanel
          id={panelId}
          request={request}
          facts={facts}
          onSave={(changed) => {
            close();
            onChange(changed);
          }}
          onClose={close}
        />
      )}
    </li>
  );
}

function RequestHead({ request, progress, facts, name }: RequestParts & { name: string }) {
  const { words, sending } = facts;
  const { organisation, section } = request;
  const { badge, icon } = stateLooks[progress.state];
  const letter = section ? words.of.replace("{section}", section) : words.ofOpen;
  return (
    <div>
      <h2 dir="auto">{organisation || words.unnamed}</h2>
      <p className="muted">{letter.replace("{letter}", () => name)}</p>
      <p className={styles.badge}>
        <Badge kind={badge} icon={icon}>
          {progress.state === "unsent" ? sending.sent.notYet : words.states[progress.state]}
        </Badge>
      </p>
    </div>
  );
}

/** Days that are drawn where the Act sets no limit, and where a limit does not count yet. */
const drawnDays = { noLimit: 14, asked: 22 };

/** The days as cloth, between the day of sending or receipt and the last day. */
function RequestTime({ request, progress, facts }: RequestParts) {
  const { sent, days } = request;
  const { state, passed, left = 0, count } = progress;
  const drawn = days === undefined ? drawnDays.noLimit : drawnDays.asked;
  const all = count ? daysBetween(count.from, count.last) : drawn;
  return (
    <div className={styles.time}>
      <WovenDeadline
        days={all}
        passed={count ? all - left : Math.min(passed, drawn)}
        hasEnd={count !== undefined}
        state={state}
      />
      {sent && (
        <p className={`small ${styles.ends}`}>
          <span>{startOf(request, facts)}</span>
          <span>{endOf(request, progress, facts)}</span>
        </p>
      )}
    </div>
  );
}

const startOf = ({ sent, received }: SavedRequest, { words, language }: ListFacts) =>
  received ? dated(words.received, received, language) : dated(words.sent, sent, language);

function endOf(
  { days, answered }: SavedRequest,
  { state, count }: Progress,
  { words, language }: ListFacts,
): string {
  if (!stateLooks[state].runs) return dated(words.answered, answered, language);
  if (count) return dated(words.due, count.last, language);
  return days === undefined ? words.noLimit : words.noDay;
}

const dated = (text: string, day: string | undefined, language: string) =>
  text.replace("{date}", formatTypedDay(day ?? "", language));

function RequestCount({ request, progress, facts }: RequestParts) {
  const { days, before, after } = countParts(request, progress, facts.words);
  return (
    <p className={styles.count}>
      {before && <span>{before}</span>}
      <b className={progress.state === "overdue" ? styles.overdue : undefined}>{days}</b>
      <span>{after}</span>
    </p>
  );
}

/** What to do next, and why the last day is that day. */
function NextStep({
  request,
  progress,
  facts,
  onChange,
}: RequestParts & Pick<RequestRowProps, "onChange">) {
  const { words, sending, language } = facts;
  const { sent, section, letter } = request;
  const { state, count } = progress;
  const { runs, mayComplain } = stateLooks[state];
  const [, ...reasons] =
    runs && count ? countReasons(count, { words: words.reasons, language }, section) : [];
  return (
    <>
      <p>{sent ? nextStep(request, progress, words) : sending.sent.idle}</p>
      {!sent && (
        <SentQuestion
          words={sending.sent}
          onAnswer={(day) => onChange({ ...request, sent: day })}
          isIdle
        />
      )}
      {mayComplain && letter === "decision" && <p>{words.next.decision}</p>}
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </>
  );
}

/** The way back to a letter that is not sent, or to those that may follow; the first is the button. */
function NextLetters({ request, progress, facts }: RequestParts) {
  const { words, sending, paths } = facts;
  const onClick = () => handToNextLetter(request);
  return (
    <>
      {!request.sent && (
        <ButtonLink
          href={`${paths.letters}/${encodeURIComponent(request.letter)}#send`}
          tone="gold"
          icon="arrow-right"
          label={sending.send.go}
          onClick={onClick}
        />
      )}
      {findFollowUps(request, progress).map(({ letter, label }, index) => {
        const link = { href: paths[letter], children: words.links[label], onClick };
        return index === 0 ? (
          <ButtonLink key={letter} tone="gold" icon="arrow-right" {...link} />
        ) : (
          <TextLink key={letter} {...link} />
        );
      })}
      {progress.count && <TextLink href={paths.count}>{words.links.count}</TextLink>}
    </>
  );
}

interface ReceiptButtonProps extends RequestParts {
  isOpen: boolean;
  panelId: string;
  onPress: () => void;
}

/** Opens the panel for the day of receipt; the one act that is due while that day is not known. */
function ReceiptButton({ request, progress, facts, isOpen, panelId, onPress }: ReceiptButtonProps) {
  const { receipt } = facts.words;
  const isDue = progress.state === "asked";
  const opener = isDue && request.received ? receipt.openProof : receipt.open;
  return (
    <button
      type="button"
      className={isDue ? styles.due : `no-print tap gap-2 ${textButton.button}`}
      aria-expanded={isOpen}
      aria-controls={panelId}
      onClick={onPress}
    >
      <Icon name="calendar" /> <span>{progress.count ? receipt.edit : opener}</span>
    </button>
  );
}
