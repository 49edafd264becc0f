import { useState } from "react";
import { Button } from "#app/components/base/button.tsx";
import { Icon, type IconName } from "#app/components/base/icon.tsx";
import { FormField } from "#app/components/forms/form-field.tsx";
import { formatLongDay } from "#collections/formats/format-day.ts";
import type { HolidayList } from "#collections/time/last-day.ts";
import { countRequest, proofSection } from "./count-days.ts";
import { countReasons } from "./count-reasons.ts";
import type { RequestLabels } from "./letter-labels.ts";
import styles from "./receipt-panel.module.css";
import { isDay, type ReceiptWay, receiptWays, type SavedRequest } from "./saved-requests.ts";
import { formatTypedDay } from "./write-letter.ts";

export const receiptIcons: Record<ReceiptWay, IconName> = {
  stamp: "file-text",
  hand: "handshake",
  post: "mail",
  email: "at-sign",
};

interface ReceiptPanelProps {
  id: string;
  request: SavedRequest;
  /** Today; no letter is received later. */
  on: string;
  holidays: HolidayList;
  words: RequestLabels;
  onSave: (request: SavedRequest) => void;
  onClose: () => void;
}

/** Asks for day and way of receipt, and shows the last day before anything is saved. */
export function ReceiptPanel(props: ReceiptPanelProps) {
  const { id, request, on, holidays, words, onSave, onClose } = props;
  const { receipt } = words;
  const { sent, section, days } = request;
  const [{ received = "", way, proof = "" }, setEntered] = useState<Partial<SavedRequest>>(request);
  const [isTried, setIsTried] = useState(false);
  const enter = (change: Partial<SavedRequest>) => setEntered({ received, way, proof, ...change });
  const isPossible = (day: string) => isDay(day) && day >= sent && day <= on;
  const isProofPossible = proof === "" || isPossible(proof);
  const changed: SavedRequest = { ...request, received, way, proof: proof || undefined };
  const count =
    isPossible(received) && isProofPossible ? countRequest(changed, holidays) : undefined;
  const wrong = (isRight: boolean) =>
    isTried && !isRight ? receipt.wrong.replace("{date}", formatTypedDay(sent)) : undefined;
  const dayField = (name: "received" | "proof", value: string, isRight: boolean) => (
    <FormField
      name={name}
      id={`${name}-${id}`}
      label={name === "proof" ? receipt.proof : receipt.day}
      hint={name === "proof" ? receipt.proofHint : receipt.hint}
      error={wrong(isRight)}
    >
      {(control) => (
        <input
          {...control}
          type="date"
          min={sent}
          max={on}
          autoComplete="off"
          value={value}
          onChange={({ currentTarget }) => enter({ [name]: currentTarget.value })}
        />
      )}
    </FormField>
  );
  const save = () => {
    setIsTried(true);
    if (isPossible(received) && isProofPossible) onSave(changed);
  };
  return (
    <div className={styles.panel} id={id} role="group" aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`}>{receipt.open}</h3>
      <div className={styles.parts}>
        <div className={styles.days}>
          {dayField("received", received, isPossible(received))}
          {section === proofSection && dayField("proof", proof, isProofPossible)}
        </div>
        <fieldset className={styles.ways}>
          <legend>{receipt.way}</legend>
          {receiptWays.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name={`way-${id}`}
                value={one}
                checked={one === way}
                onChange={() => enter({ way: one })}
              />
              <span>
                <Icon name={receiptIcons[one]} />
                <b>{receipt.ways[one].label}</b>
                <small>{receipt.ways[one].note}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <div className={styles.result}>
          <div aria-live="polite">
            {count && (
              <>
                <p className={styles.label}>{receipt.result}</p>
                <p className={styles.day}>{formatLongDay(count.last)}</p>
                {countReasons(count, section, words).map((reason) => (
                  <p key={reason} className="small">
                    {reason}
                  </p>
                ))}
              </>
            )}
            {!count && isPossible(received) && (
              <p className={styles.label}>{days === undefined ? words.noLimit : receipt.noDay}</p>
            )}
          </div>
          <Button type="button" icon="check" onClick={save}>
            {count || !isPossible(received) ? receipt.save : receipt.keep}
          </Button>
          <button type="button" className={styles.unknown} onClick={onClose}>
            {receipt.unknown}
          </button>
        </div>
      </div>
    </div>
  );
}
