import { Badge, type BadgeKind } from "#app/components/base/badge.tsx";
import { ButtonLink } from "#app/components/base/button.tsx";
import { Icon, type IconName } from "#app/components/base/icon.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { WovenDeadline } from "../parts/woven-deadline.tsx";
import { type Progress, progressOf, type RequestState, today } from "./count-days.ts";
import type { RequestLabels, RequestPaths } from "./request-labels.ts";
import styles from "./request-row.module.css";
import { handToNextLetter, isDay, outcomes, type SavedRequest } from "./saved-requests.ts";
import { formatLongDay } from "./write-letter.ts";

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

/** One request: to whom and what, its days as cloth and as a number, and what to do next. */
export function RequestRow(props: RequestRowProps) {
  const { request, name, on, words, paths, onChange, onRemove } = props;
  const { organisation, section, sent, days } = request;
  const progress = progressOf(request, on);
  const { state, passed, dueOn } = progress;
  const [kind, icon] = badges[state];
  const isAnswered = state === "answered" || state === "unfulfilled";
  const end = isAnswered
    ? words.answered.replace("{date}", formatLongDay(request.answered ?? ""))
    : dueOn
      ? words.due.replace("{date}", formatLongDay(dueOn))
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
          <span>{words.sent.replace("{date}", formatLongDay(sent))}</span>
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

/** The number of days and what it counts, for one day and for several. */
function countOf({ state, passed, left }: Progress, { counts }: RequestLabels): [number, string] {
  const said = (days: number, [one, several]: readonly [string, string]): [number, string] => [
    days,
    days === 1 ? one : several,
  ];
  if (state === "answered" || state === "unfulfilled") return said(passed, counts.took);
  if (left === undefined) return said(passed, counts.passed);
  if (left < 0) return said(-left, counts.late);
  return left === 0 ? said(0, counts.last) : said(left, counts.left);
}

function nextStep({ outcome }: SavedRequest, { state, left }: Progress, { next }: RequestLabels) {
  if (outcome && !(outcome === "silence" && state === "overdue")) return next[outcome];
  if (state === "overdue" || state === "waiting") return next[state];
  return left === 0 ? next.last : next.soon;
}

type NextLettersProps = Pick<RequestRowProps, "request" | "words" | "paths"> & {
  progress: Progress;
};

/** Letters that may follow; each takes over to whom and when this one was sent. */
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

/** Today; on a clock that is wrong, the day of sending, before which nobody answers. */
const answeredOn = ({ sent }: SavedRequest) => (today() < sent ? sent : today());

type ChangeProps = Pick<RequestRowProps, "request" | "words" | "onChange" | "onRemove">;

/** What became of the letter, and on which day it was sent. */
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
              // While a year is typed, it is one of long ago.
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
