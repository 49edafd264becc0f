import { createContext, type ReactNode, useContext, useId } from "react";
import type { Action, Input } from "../../subjects/subject.ts";
import type { DeskDocument } from "../desk-document.ts";

export const Confirmations = createContext<DeskDocument["confirmations"]>({});

/** An action as a form, behind a warning if it must be confirmed. */
export function ActionForm({ action }: { action: Action }): ReactNode {
  const { to, label } = action;
  const confirm = useContext(Confirmations)[to];
  if (!confirm) return <Form action={action} />;
  return (
    <details className="confirm">
      <summary className="button line">{label} …</summary>
      <div className="confirm-body">
        <p>{confirm}</p>
        <Form action={action} isConfirmed />
      </div>
    </details>
  );
}

function Form({ action, isConfirmed = false }: { action: Action; isConfirmed?: boolean }) {
  const { to, label, fields = {}, inputs = [] } = action;
  const hasFiles = inputs.some(({ type }) => type === "file");
  return (
    <form
      method="post"
      action={to}
      className={inputs.length > 1 || hasFiles ? "form" : "action"}
      encType={hasFiles ? "multipart/form-data" : undefined}
    >
      {Object.entries(isConfirmed ? { ...fields, confirmed: "yes" } : fields).map(
        ([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      {inputs.map((input) => (
        <Field key={input.name} input={input} />
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
  const common = {
    id,
    name,
    className: "control",
    defaultValue: value,
    "aria-describedby": note && `${id}-note`,
    required: true,
  };
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {type === "textarea" ? (
        <textarea {...common} />
      ) : (
        <input type={type} {...common} autoComplete="off" multiple={type === "file"} />
      )}
      {note && (
        <small className="hint" id={`${id}-note`}>
          {note.split("`").map((part, at) => (at % 2 ? <code key={part}>{part}</code> : part))}
        </small>
      )}
    </div>
  );
}
