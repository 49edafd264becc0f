import { createContext, type ReactNode, useContext, useId } from "react";
import type { Action, Input } from "../../subjects/subject.ts";

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
  const { to, label, fields = {}, input, inputs = [] } = action;
  const shown = input ? [input] : inputs;
  const hasFiles = shown.some(({ type }) => type === "file");
  return (
    <form
      method="post"
      action={to}
      className={inputs.length > 0 ? "form" : "action"}
      encType={hasFiles ? "multipart/form-data" : undefined}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isConfirmed && <input type="hidden" name="confirmed" value="yes" />}
      {shown.map((one) => (
        <Field key={one.name} input={one} />
      ))}
      <button type="submit" className={`button ${isConfirmed ? "button--danger" : ""}`}>
        {label}
      </button>
    </form>
  );
}

function Field({ input }: { input: Input }) {
  const id = useId();
  const { name, label, type, note, value, options = [] } = input;
  if (type === "checkbox") {
    return (
      <fieldset className="choices">
        <legend>{label}</legend>
        {options.map((option) => (
          <label key={option.value}>
            <input type={type} name={name} value={option.value} />
            <span>{option.label}</span>
          </label>
        ))}
      </fieldset>
    );
  }
  const noteId = `${id}-note`;
  const common = { id, name, defaultValue: value, "aria-describedby": note && noteId };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {note && <small id={noteId}>{note}</small>}
      {type === "textarea" ? (
        <textarea {...common} required />
      ) : (
        <input type={type} {...common} required autoComplete="off" multiple={type === "file"} />
      )}
    </div>
  );
}
