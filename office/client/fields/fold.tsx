import { type ReactNode, useContext, useState } from "react";
import { fieldName, isBlankField } from "../../core/field-title.ts";
import { FieldContext } from "./field-context.ts";

interface FoldProps {
  title: string;
  /** What is in it, in a line. */
  value: string;
  /** Names of the fields in it. */
  names?: readonly string[];
  /** Whether it is open at first, also without a mistake in it. */
  isOpen?: boolean;
  children: ReactNode;
}

/** Fields behind their name. One with a mistake is open at first; each says what waits in it. */
export function Fold({ title, value, names = [], isOpen = false, children }: FoldProps) {
  const { annotations, problems, values } = useContext(FieldContext);
  const isInside = (field: string) =>
    names.some(
      (name) => field === name || field.startsWith(`${name}.`) || field.startsWith(`${name}[`),
    );
  const inside = problems.filter(({ field }) => isInside(field));
  const mistakes = inside.filter(({ field }) => !isBlankField(values, field));
  const questions = annotations.filter(({ path }) => path.length > 0 && isInside(fieldName(path)));
  // What is put right while one looks at it stays open.
  const [isOpenAtFirst] = useState(isOpen || mistakes.length > 0);
  const numbers = [...new Set(questions.map(({ question }) => question))];
  return (
    <details className="fold" open={isOpenAtFirst}>
      <summary>
        <b>{title}</b>
        <span className="value">{value}</span>
        <span className="fold-signs">
          {mistakes.length > 0 && <span className="state state--bad">Mistake</span>}
          {mistakes.length === 0 && inside.length > 0 && (
            <span className="state state--bad">Missing</span>
          )}
          {numbers.length > 0 && (
            <span className="state state--question">⚠ {numbers.join(", ")}</span>
          )}
        </span>
      </summary>
      <div className="in">{children}</div>
    </details>
  );
}
