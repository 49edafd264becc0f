import { type ReactNode, useId, useState } from "react";
import fields from "./fields/field.module.css";
import { LabelledInput } from "./fields/labelled-input.tsx";
import { FormDialog } from "./form-dialog.tsx";

interface TitleDialogProps {
  heading: string;
  label: string;
  hint?: string | undefined;
  /** Initial value of the field. */
  begin?: string;
  button: string;
  /** A field that may stay empty, or none where nothing is asked. */
  isOptional?: boolean;
  /** Id of a list of the allowed values. */
  list?: string | undefined;
  children?: ReactNode;
  onClose(): void;
  /** Runs the action; an error is shown, and the dialog stays open. */
  onDone(title: string): Promise<void>;
}

/** Asks for one line before something is made, named or deleted. */
export function TitleDialog(props: TitleDialogProps) {
  const { heading, label, hint, begin = "", button, isOptional, list, children } = props;
  const { onClose, onDone } = props;
  const id = useId();
  const [title, setTitle] = useState(begin);
  const [refusal, setRefusal] = useState<string>();
  return (
    <FormDialog
      heading={heading}
      button={button}
      onClose={onClose}
      onSubmit={() => onDone(title).then(onClose, (error: Error) => setRefusal(error.message))}
    >
      {children}
      <LabelledInput
        label={label}
        value={title}
        required={!isOptional}
        list={list}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        aria-invalid={refusal ? true : undefined}
        onChange={(event) => setTitle(event.target.value)}
      >
        <p
          id={`${id}-hint`}
          className={refusal ? fields.problem : fields.help}
          role={refusal ? "alert" : undefined}
        >
          {refusal ?? hint}
        </p>
      </LabelledInput>
    </FormDialog>
  );
}
