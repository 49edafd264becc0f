import { useState } from "react";
import { Badge, type BadgeKind } from "#app/components/base/badge.tsx";
import { ButtonLink } from "#app/components/base/button.tsx";
import { Icon, type IconName } from "#app/components/base/icon.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { FieldError } from "#app/components/forms/field-error.tsx";
import { type PluralForms, plural } from "#collections/formats/plural.ts";
import { daysBetween } from "#collections/time/days.ts";
import { WovenDeadline } from "../parts/woven-deadline.tsx";
import { type Progress, progressOf, type RequestState, today } from "./count-days.ts";
import { countReasons } from "./count-reasons.ts";
import type { ListFacts, RequestLabels } from "./letter-labels.ts";
import { ReceiptPanel, receiptIcons } from "./receipt-panel.tsx";
import styles from "./request-row.module.css";
import { handToNextLetter, isDay, outcomes, type SavedRequest } from "./saved-requests.ts";
import { SentQuestion } from "./sent-question.tsx";
import textButton from "./text-button.module.css";
import { formatTypedDay } from "./write-letter.ts";

interface RequestRowProps {
  request: SavedRequest;
  name: string;
  facts: ListFacts;
  onChange: (request: SavedRequest) => void;
  onRemove: () => void;
}

const badges: Record<RequestState, [kind: BadgeKind, icon?: IconName]> = {
  unsent: ["pending"],
  asked: ["partial", "mail"],
  waiting: ["active"],
  soon: ["pending"],
  overdue: ["late", "triangle-alert"],
  answered: ["success"],
  unfulfilled: ["partial"],
};

/** Days that are drawn where the Act sets no limit, and where a limit does not count yet. */
const drawnDays = { noLimit: 14, asked: 22 };

/** One request: recipient and letter, its days as cloth and as a number, and the next step. */
export function RequestRow(props: RequestRowProps) {
  const { request, name, facts, onChange, onRemove } = props;
  const { on, holidays, words, sending, paths, language } = facts;
  const { organisation, section, sent, received, way, days } = request;
  const progress = progressOf(request, on, holidays);
  const { state, passed, left = 0, count } = progress;
  const [isOpen, setIsOpen] = useState(false);
  const [kind, icon] = badges[state];
  const isAnswered = state === "answered" || state === "unfulfilled";
  const { receipt } = words;
  const dated = (text: string, day = "") => text.replace("{date}", formatTypedDay(day, language));
  const start = way === "post" ? words.posted : words.received;
  const end = days === undefined ? words.noLimit : words.noDay;
  const drawn = days === undefined ? drawnDays.noLimit : drawnDays.asked;
  const all = count ? daysBetween(count.from, count.last) : drawn;
  const [number, before, after] = countOf(request, progress, words);
  const opener = state === "asked" && received ? receipt.openProof : receipt.open;
  const panelId = `receipt-${request.id}`;
  return (
    <li className={styles.row}>
      <div>
        <h2 dir="auto">{organisation || words.unnamed}</h2>
        <p className="muted">
          {(section ? words.of.replace("{section}", section) : words.ofOpen).replace(
            "{letter}",
            () => name,
          )}
        </p>
        <p className={styles.badge}>
          <Badge kind={kind} icon={icon}>
            {state === "unsent" ? sending.sent.notYet : words.states[state]}
          </Badge>
        </p>
      </div>
      <div className={styles.time}>
        <WovenDeadline
          days={all}
          passed={count ? all - left : Math.min(passed, drawn)}
          hasEnd={count !== undefined}
          state={state}
        />
        {sent && (
          <p className={`small ${styles.ends}`}>
            <span>{received ? dated(start, received) : dated(words.sent, sent)}</span>
            <span>
              {isAnswered
                ? dated(words.answered, request.answered)
                : count
                  ? dated(words.due, count.last)
                  : end}
            </span>
          </p>
        )}
      </div>
      {sent && (
        <p className={styles.count}>
          {before && <span>{before}</span>}
          <b className={state === "overdue" ? styles.overdue : undefined}>{number}</b>
          <span>{after}</span>
        </p>
      )}
      <div className={`no-print stack gap-1 ${styles.next}`}>
        {way && (
          <p className={styles.reached}>
            <Icon name={receiptIcons[way]} /> {dated(receipt.reached[way], sent)}
          </p>
        )}
        <p>{sent ? nextStep(request, progress, words) : sending.sent.idle}</p>
        {!sent && (
          <SentQuestion
            words={sending.sent}
            onAnswer={(day) => onChange({ ...request, sent: day })}
            isIdle
          />
        )}
        {(state === "unfulfilled" || state === "overdue") && request.letter === "decision" && (
          <p>{words.next.decision}</p>
        )}
        {!isAnswered &&
          count &&
          countReasons(count, { words: words.reasons, language }, section)
            .slice(1)
            .map((reason) => <p key={reason}>{reason}</p>)}
        <div className={`row ${styles.actions}`}>
          {!sent && (
            <ButtonLink
              href={`${paths.letters}/${encodeURIComponent(request.letter)}#send`}
              tone="gold"
              icon="arrow-right"
              label={sending.send.go}
              onClick={() => handToNextLetter(request)}
            />
          )}
          {nextLetters(request, progress, words).map(([to, label], index) => {
            const link = {
              href: paths[to],
              children: label,
              onClick: () => handToNextLetter(request),
            };
            return index === 0 ? (
              <ButtonLink key={to} tone="gold" icon="arrow-right" {...link} />
            ) : (
              <TextLink key={to} {...link} />
            );
          })}
          {count && <TextLink href={paths.count}>{words.links.count}</TextLink>}
          {sent && !isAnswered && (
            <button
              type="button"
              className={state === "asked" ? styles.due : `no-print tap gap-2 ${textButton.button}`}
              aria-expanded={isOpen}
              aria-controls={panelId}
              onClick={() => setIsOpen(!isOpen)}
            >
              <Icon name="calendar" /> <span>{count ? receipt.edit : opener}</span>
            </button>
          )}
          <Change request={request} facts={facts} onChange={onChange} onRemove={onRemove} />
        </div>
      </div>
      {isOpen && !isAnswered && (
        <ReceiptPanel
          id={panelId}
          request={request}
          facts={facts}
          onSave={(changed) => {
            setIsOpen(false);
            onChange(changed);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </li>
  );
}

function countOf(
  { received }: SavedRequest,
  { state, passed, left }: Progress,
  { counts }: RequestLabels,
) {
  const count = (days: number, forms: PluralForms) =>
    [
      days,
      ...plural(forms, days)
        .split("{days}")
        .map((part) => part.trim()),
    ] as const;
  if (state === "answered" || state === "unfulfilled") return count(passed, counts.took);
  if (left === undefined) return count(passed, received ? counts.got : counts.passed);
  if (left < 0) return count(-left, counts.late);
  return left === 0 ? count(0, counts.last) : count(left, counts.left);
}

function nextStep(request: SavedRequest, { state, left }: Progress, { next }: RequestLabels) {
  const { outcome, received, days } = request;
  if (outcome && !(outcome === "silence" && state === "overdue")) return next[outcome];
  if (state === "asked") return (received ? next.proof : next.asked).replace("{days}", `${days}`);
  if (state === "overdue" || state === "waiting") return next[state];
  return left === 0 ? next.last : next.soon;
}

/** Letters that may follow, with the words of their links; each takes over recipient and day of this one. */
function nextLetters(
  { letter, outcome }: SavedRequest,
  { state, left }: Progress,
  { links }: RequestLabels,
): ["complaint" | "reminder", string][] {
  const complaint: ["complaint", string] = ["complaint", links.complaint];
  // A complaint is answered by no further letter to the organisation.
  if (letter === "complaint" || outcome === "fulfilled") return [];
  if (state === "overdue") return [complaint, ["reminder", links.reminderFirst]];
  if (outcome === "refused") return [complaint, ["reminder", links.again]];
  if (outcome === "silence") return [["reminder", links.reminder], complaint];
  // The days for this complaint run from the answer.
  if (outcome && letter === "decision") return [complaint, ["reminder", links.reply]];
  if (outcome) return [["reminder", links.reply], complaint];
  return left === 0 ? [["reminder", links.reminder]] : [];
}

/** Today, but never before the day of sending, in case the clock is wrong. */
const answeredOn = ({ sent }: SavedRequest) => (today() < sent ? sent : today());

type ChangeProps = Pick<RequestRowProps, "request" | "facts" | "onChange" | "onRemove">;

/** Records the outcome of the letter and corrects its day of sending. */
function Change({ request, facts, onChange, onRemove }: ChangeProps) {
  const { change } = facts.words;
  const [wrong, setWrong] = useState("");
  const { outcome, answered, ...open } = request;
  // What is known to have arrived was sent by then.
  const known = [request.received, request.proof, answered].filter((day) => day !== undefined);
  const [last = facts.on] = known.toSorted();
  return (
    <details className={`unfolds ${styles.change}`}>
      <summary className="tap">
        {change.open} <Icon name="chevron-down" />
      </summary>
      <div>
        <label>
          {change.sent}
          <input
            type="date"
            max={last}
            defaultValue={request.sent}
            autoComplete="off"
            aria-invalid={wrong !== "" || undefined}
            onChange={({ currentTarget: { value } }) => {
              const late = change.late.replace("{date}", formatTypedDay(last));
              const reason = value > facts.on ? facts.sending.sent.future : late;
              // A year that is still being typed is not yet a day of this century.
              setWrong(isDay(value) && value > last ? reason : "");
              if (isDay(value) && value <= last) onChange({ ...request, sent: value });
            }}
          />
        </label>
        {wrong && <FieldError>{wrong}</FieldError>}
        {request.sent && <p>{change.answers}</p>}
        {(request.sent ? outcomes : []).map((one) => (
          <button
            key={one}
            type="button"
            className={styles.option}
            aria-pressed={one === outcome}
            onClick={() =>
              onChange({
                ...open,
                outcome: one,
                ...(one === "silence" ? {} : { answered: answered ?? answeredOn(request) }),
              })
            }
          >
            <Icon name={one === "fulfilled" ? "check" : "arrow-right"} /> {change[one]}
          </button>
        ))}
        {outcome && (
          <button type="button" className={styles.option} onClick={() => onChange(open)}>
            <Icon name="clock" /> {change.reset}
          </button>
        )}
        <button type="button" className={styles.option} onClick={onRemove}>
          <Icon name="x" /> {change.remove}
        </button>
      </div>
    </details>
  );
}
