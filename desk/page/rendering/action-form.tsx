import { createContext, type ReactNode, useContext } from "react";
import type { Action } from "../../subjects/subject.ts";

/** Warnings of actions that must be confirmed, by the path of their form. */
export const Confirmations = createContext<Readonly<Record<string, string>>>({});

/** An action as a form, behind a warning if it must be confirmed. */
export function ActionForm({ action }: { action: Action }): ReactNode {
  const { to, label } = action;
  const confirm = useContext(Confirmations)[to];
  if (!confirm) return <Form action={action} />;
  return (
    <details className="confirm">
      <summary className="button button--quiet">{label} …</summary>
      <div className="confirm-body">
        <p>{confirm}</p>
        <Form action={action} isConfirmed />
      </div>
    </details>
  );
}

function Form({ action, isConfirmed = false }: { action: Action; isConfirmed?: boolean }) {
  const { to, label, fields = {}, input, choice } = action;
  return (
    <form method="post" action={to} className="action">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isConfirmed && <input type="hidden" name="confirmed" value="yes" />}
      {input && (
        <label className="field">
          <span>{input.label}</span>
          <input type={input.type} name={input.name} required autoComplete="off" />
        </label>
      )}
      {choice && (
        <label className="field">
          <span className="visually-hidden">{choice.label}</span>
          <select name={choice.name} defaultValue={choice.chosen}>
            {choice.options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        </label>
      )}
      <button type="submit" className={`button ${isConfirmed ? "button--danger" : ""}`}>
        {label}
      </button>
    </form>
  );
}
