import { useId } from "react";

type LabelledInputProps = React.ComponentProps<"input"> & { label: string };

export function LabelledInput({ label, children, ...input }: LabelledInputProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} className="control" {...input} />
      {children}
    </div>
  );
}
