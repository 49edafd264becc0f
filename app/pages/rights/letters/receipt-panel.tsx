import { useState } from "react";
import { Button } from "#app/components/base/button.tsx";
import { FormField } from "#app/components/forms/form-field.tsx";
import { formatLongDay } from "#collections/formats/format-weekday.ts";
import { countRequest, proofSection } from "./count-days.ts";
import { countReasons } from "./count-reasons.ts";
import type { ListFacts } from "./letter-labels.ts";
import styles from "./receipt-panel.module.css";
import { isDay, type SavedRequest } from "./saved-requests.ts";
import textButton from "./text-button.module.css";
import { formatTypedDay } from "./write-letter.ts";

interface ReceiptPanelProps {
  id: string;
  request: SavedRequest;
  facts: ListFacts;
  onSave: (request: SavedRequest) => void;
  onClose: () => void;
}

/** Asks for the day of receipt, and shows the last day before anything is saved. */
export function ReceiptPanel(props: ReceiptPanelProps) {
  const { id, request, facts, onSave, onClose } = props;
  // No letter is received later than today.
  const { on, holidays, words, language } = facts;
  const { receipt } = words;
  const { sent, section, days } = request;
  const [draft, setDraft] = useState(request);
  const [isTried, setIsTried] = useState(false);
  const isPossible = (day = "") => isDay(day) && sent <= day && day <= on;
  const { received, proof } = draft;
  const isRight = { received: isPossible(received), proof: !proof || isPossible(proof) };
  const isReady = isRight.received && isRight.proof;
  const count = isReady ? countRequest(draft, holidays) : undefined;
  const message = receipt.wrong.replace("{date}", formatTypedDay(sent, language));
  const dayField = (name: "received" | "proof", label: string, hint: string) => (
    <FormField
      name={name}
      id={`${name}-${id}`}
      label={label}
      hint={hint}
      error={isTried && !isRight[name] ? message : undefined}
    >
      {(control) => (
        <input
          {...control}
          type="date"
          min={sent}
          max={on}
          autoComplete="off"
          value={draft[name] ?? ""}
          onChange={({ currentTarget: { value } }) =>
            setDraft({ ...draft, [name]: value || undefined })
          }
        />
      )}
    </FormField>
  );
  const noDay = days === undefined ? words.noLimit : receipt.noDay;
  return (
    <div
      className={`no-print ${styles.panel}`}
      id={id}
      role="group"
      aria-labelledby={`${id}-heading`}
    >
      <h3 id={`${id}-heading`}>{receipt.open}</h3>
      <div className={`split-medium ${styles.parts}`}>
        <div className={styles.days}>
          {dayField("received", receipt.day, receipt.hint)}
          {section === proofSection && dayField("proof", receipt.proof, receipt.proofHint)}
        </div>
        <div className={`gap-3 ${styles.result}`}>
          <div aria-live="polite">
            {isReady && <p className={styles.label}>{count ? receipt.result : noDay}</p>}
            {count && <p className="title-3">{formatLongDay(count.last, language)}</p>}
            {count &&
              countReasons(count, { words: words.reasons, language }, section).map((reason) => (
                <p key={reason} className="small">
                  {reason}
                </p>
              ))}
          </div>
          <Button
            type="button"
            icon="check"
            onClick={() => (isReady ? onSave(draft) : setIsTried(true))}
          >
            {count || !isReady ? receipt.save : receipt.keep}
          </Button>
          <button
            type="button"
            className={`no-print tap gap-2 ${textButton.button}`}
            onClick={onClose}
          >
            <span>{receipt.unknown}</span>
          </button>
        </div>
      </div>
    </div>
  );
}
