import { Badge, type BadgeKind } from "#app/components/base/badge.tsx";
import { ButtonLink } from "#app/components/base/button.tsx";
import { Icon, type IconName } from "#app/components/base/icon.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { WovenDeadline } from "../parts/woven-deadline.tsx";
import { type Progress, progressOf, type RequestState, today } from "./count-days.ts";
import type { RequestLabels } from "./letter-labels.ts";
import styles from "./request-row.module.css";
import { handToNextLetter, isDay, outcomes, type SavedRequest } from "./saved-requests.ts";
import { formatTypedDay } from "./write-letter.ts";

/** Where the list links to. */
export interface RequestPaths {
  /** What may have happened. */
  start: string;
  reminder: string;
  complaint: string;
}

interface RequestRowProps {
  request: SavedRequest;
  /** Short name of the letter. */
  name: string;
  /** Day to count to, e.g. `2026-11-21`. */
  on: string;
  words: RequestLabels;
  paths: RequestPaths;
  onChange: (request: SavedRequest) => void;
  onRemove: () => void;
}

const badges: Record<RequestState, [kind: BadgeKind, icon?: IconName]> = {
  waiting: ["active"],
  soon: ["pending"],
  overdue: ["late", "triangle-alert"],
  answered: ["success"],
  unfulfilled: ["partial"],
};

/** Days that are drawn where the Act sets no limit. */
const drawnDays = 14;

/** One request: recipient and letter, its days as cloth and as a number, and the next step. */
export function RequestRow(props: RequestRowProps) {
  const { request, name, on, words, paths, onChange, onRemove } = props;
  const { organisation, section, sent, days } = request;
  const progress = progressOf(request, on);
  const { state, passed, dueOn } = progress;
  const [kind, icon] = badges[state];
  const isAnswered = state === "answered" || state === "unfulfilled";
  const end = isAnswered
    ? words.answered.replace("{date}", formatTypedDay(request.answered ?? ""))
    : dueOn
      ? words.due.replace("{date}", formatTypedDay(dueOn))
      : words.noLimit;
  const [count, counted] = countOf(progress, words);
  return (
    <li className={styles.row}>
      <div>
        <h2 dir="auto">{organisation || words.unnamed}</h2>
        <p className={styles.of}>
          {(section ? words.of.replace("{section}", section) : words.ofOpen).replace(
            "{letter}",
            () => name,
          )}
        </p>
        <p className={styles.badge}>
          <Badge kind={kind} icon={icon}>
            {words.states[state]}
          </Badge>
        </p>
      </div>
      <div className={styles.time}>
        <WovenDeadline
          days={days ?? drawnDays}
          passed={days === undefined ? Math.min(passed, drawnDays) : passed}
          hasEnd={days !== undefined}
          state={state}
        />
        <p className={styles.ends}>
          <span>{words.sent.replace("{date}", formatTypedDay(sent))}</span>
          <span>{end}</span>
        </p>
      </div>
      <p className={styles.count}>
        <b className={state === "overdue" ? styles.overdue : undefined}>{count}</b>
        <span>{counted}</span>
      </p>
      <div className={styles.next}>
        <p>{nextStep(request, progress, words)}</p>
        <NextLetters request={request} progress={progress} words={words} paths={paths} />
        <Change request={request} words={words} onChange={onChange} onRemove={onRemove} />
      </div>
    </li>
  );
}

/** The number of days and its unit, singular or plural. */
function countOf({ state, passed, left }: Progress, { counts }: RequestLabels): [number, string] {
  const count = (days: number, [one, several]: readonly [string, string]): [number, string] => [
    days,
    days === 1 ? one : several,
  ];
  if (state === "answered" || state === "unfulfilled") return count(passed, counts.took);
  if (left === undefined) return count(passed, counts.passed);
  if (left < 0) return count(-left, counts.late);
  return left === 0 ? count(0, counts.last) : count(left, counts.left);
}

function nextStep({ outcome }: SavedRequest, { state, left }: Progress, { next }: RequestLabels) {
  if (outcome && !(outcome === "silence" && state === "overdue")) return next[outcome];
  if (state === "overdue" || state === "waiting") return next[state];
  return left === 0 ? next.last : next.soon;
}

type NextLettersProps = Pick<RequestRowProps, "request" | "words" | "paths"> & {
  progress: Progress;
};

/** Letters that may follow; each takes over recipient and day of this one. */
function NextLetters({ request, progress, words, paths }: NextLettersProps) {
  const { outcome, letter } = request;
  const { links } = words;
  const hand = () => handToNextLetter(request);
  const complaint = { href: paths.complaint, onClick: hand };
  const reminder = { href: paths.reminder, onClick: hand };
  // A complaint is answered by no further letter to the organisation.
  if (letter === "complaint" || outcome === "fulfilled") return null;
  if (progress.state === "overdue") {
    return (
      <>
        <ButtonLink tone="gold" icon="arrow-right" {...complaint}>
          {links.complaint}
        </ButtonLink>
        <TextLink {...reminder}>{links.reminderFirst}</TextLink>
      </>
    );
  }
  if (outcome === "refused") {
    return (
      <>
        <TextLink {...complaint}>{links.complaint}</TextLink>
        <TextLink {...reminder}>{links.again}</TextLink>
      </>
    );
  }
  if (outcome) {
    return (
      <>
        <TextLink {...reminder}>{outcome === "silence" ? links.reminder : links.reply}</TextLink>
        <TextLink {...complaint}>{links.complaint}</TextLink>
      </>
    );
  }
  return progress.left === 0 ? <TextLink {...reminder}>{links.reminder}</TextLink> : null;
}

/** Today, but never before the day of sending, in case the clock is wrong. */
const answeredOn = ({ sent }: SavedRequest) => (today() < sent ? sent : today());

type ChangeProps = Pick<RequestRowProps, "request" | "words" | "onChange" | "onRemove">;

/** Records the outcome of the letter and corrects its day of sending. */
function Change({ request, words, onChange, onRemove }: ChangeProps) {
  const { change } = words;
  const { outcome, answered, ...open } = request;
  return (
    <details className={styles.change}>
      <summary>
        {change.open} <Icon name="chevron-down" />
      </summary>
      <div>
        <label>
          {change.sent}
          <input
            type="date"
            defaultValue={request.sent}
            autoComplete="off"
            onChange={({ currentTarget: { value } }) => {
              // A year that is still being typed is not yet a day of this century.
              if (isDay(value)) onChange({ ...request, sent: value });
            }}
          />
        </label>
        <p>{change.answers}</p>
        {outcomes.map((one) => (
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
