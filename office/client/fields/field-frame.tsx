import { type ReactNode, useContext } from "react";
import { valueIn } from "../../core/edit-place.ts";
import { FieldContext, type FieldProps, useField } from "./field-context.ts";
import { FieldNotes } from "./field-notes.tsx";

type FrameProps = Pick<FieldProps, "description" | "path" | "isEntry" | "isFolded"> & {
  children: ReactNode;
};

export function FieldFrame({ description, path, isEntry, isFolded, children }: FrameProps) {
  const { id } = useField(path);
  const { values } = useContext(FieldContext);
  const { isRequired, neededWith } = description;
  const partner = neededWith && valueIn(values, [...path.slice(0, -1), neededWith]);
  const content = (
    <>
      {description.title}
      {!isRequired && !partner && <span className="optional"> (if known)</span>}
    </>
  );
  const name = { id: `${id}-label`, className: isEntry || isFolded ? "visually-hidden" : "label" };
  return (
    <div className="field">
      {description.control.kind === "markdown" ? (
        // A label is for controls of a browser, and the writing field is none: it names this one.
        <p {...name}>{content}</p>
      ) : (
        <label {...name} htmlFor={id}>
          {content}
        </label>
      )}
      {children}
      <FieldNotes path={path} description={description} />
    </div>
  );
}

export function ListFrame({ description, path, isFolded, children }: FrameProps) {
  const { id } = useField(path);
  return (
    <fieldset className="group" id={id} tabIndex={-1}>
      <legend className={isFolded ? "visually-hidden" : undefined}>{description.title}</legend>
      <FieldNotes path={path} description={description} />
      {children}
    </fieldset>
  );
}
