import { useState } from "react";
import { Icon, type IconName } from "#app/components/base/icon.tsx";
import { FieldError } from "#app/components/forms/field-error.tsx";
import { today } from "./count-days.ts";
import type { ListFacts } from "./letter-labels.ts";
import styles from "./request-row.module.css";
import { isDay, type Outcome, outcomes, type SavedRequest } from "./saved-requests.ts";
import { formatTypedDay } from "./write-letter.ts";

export interface RequestChangeProps {
  request: SavedRequest;
  facts: ListFacts;
  onChange: (request: SavedRequest) => void;
  onRemove: () => void;
}

/** Records the outcome of the letter, corrects its day of sending, or removes it. */
export function RequestChange({ request, facts, onChange, onRemove }: RequestChangeProps) {
  const { change } = facts.words;
  const { outcome, answered, ...withoutAnswer } = request;
  const choose = (chosen: Outcome) =>
    onChange({
      ...withoutAnswer,
      outcome: chosen,
      ...(chosen === "silence" ? {} : { answered: answered ?? answeredOn(request) }),
    });
  return (
    <details className={`unfolds ${styles.change}`}>
      <summary className="tap">
        {change.open} <Icon name="chevron-down" />
      </summary>
      <div>
        <SentDay request={request} facts={facts} onChange={onChange} />
        {request.sent && <p>{change.answers}</p>}
        {(request.sent ? outcomes : []).map((choice) => (
          <Option
            key={choice}
            icon={choice === "fulfilled" ? "check" : "arrow-right"}
            label={change[choice]}
            isChosen={choice === outcome}
            onClick={() => choose(choice)}
          />
        ))}
        {outcome && (
          <Option icon="clock" label={change.reset} onClick={() => onChange(withoutAnswer)} />
        )}
        <Option icon="x" label={change.remove} onClick={onRemove} />
      </div>
    </details>
  );
}

/** Today, but never before the day of sending, in case the clock is wrong. */
const answeredOn = ({ sent }: SavedRequest) => (today() < sent ? sent : today());

/** The day of sending. What is known to have arrived was sent by then. */
function SentDay({ request, facts, onChange }: Omit<RequestChangeProps, "onRemove">) {
  const { change } = facts.words;
  const [problem, setProblem] = useState("");
  const laterDays = [request.received, request.proof, request.answered].filter(
    (day) => day !== undefined,
  );
  const [last = facts.on] = laterDays.toSorted();
  const enter = (day: string) => {
    // A year that is still being typed is not yet a day of this century.
    if (!isDay(day)) setProblem("");
    else if (day > facts.on) setProblem(facts.sending.sent.future);
    else if (day > last) setProblem(change.late.replace("{date}", formatTypedDay(last)));
    else {
      setProblem("");
      onChange({ ...request, sent: day });
    }
  };
  return (
    <>
      <label>
        {change.sent}
        <input
          type="date"
          max={last}
          defaultValue={request.sent}
          autoComplete="off"
          aria-invalid={problem !== "" || undefined}
          onChange={({ currentTarget }) => enter(currentTarget.value)}
        />
      </label>
      {problem && <FieldError>{problem}</FieldError>}
    </>
  );
}

interface OptionProps {
  icon: IconName;
  label: string;
  /** Left out for an act, which is not one of several. */
  isChosen?: boolean;
  onClick: () => void;
}

function Option({ icon, label, isChosen, onClick }: OptionProps) {
  return (
    <button type="button" className={styles.option} aria-pressed={isChosen} onClick={onClick}>
      <Icon name={icon} /> {label}
    </button>
  );
}
