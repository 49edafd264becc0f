import { useEffect, useRef, useState } from "react";
import { dayText, momentText, parseDay, parseMoment } from "../../core/day-text.ts";
import type { TypedProps } from "./field-context.ts";

const kinds = {
  day: { show: dayText, parse: parseDay, example: "dd/mm/yyyy" },
  moment: { show: momentText, parse: parseMoment, example: "dd/mm/yyyy hh:mm" },
};

type DayInputProps = TypedProps<"input"> & {
  /** A moment is one in Kampala. */
  kind: keyof typeof kinds;
};

/**
 * A day or a moment as it is written in Kampala; its value is that of the file. What is no day is told as it was typed
 * once the field is left, and not while it is typed.
 */
export function DayInput({ kind, value, onType, onBlur, ...input }: DayInputProps) {
  const { show, parse, example } = kinds[kind];
  const initial = show(value);
  const [typed, setTyped] = useState(initial);
  const isTyping = useRef(false);
  useEffect(() => {
    if (!isTyping.current) setTyped(initial);
  }, [initial]);
  return (
    <input
      className="control"
      {...input}
      inputMode="numeric"
      autoComplete="off"
      placeholder={example}
      value={typed}
      onChange={({ target }) => {
        isTyping.current = true;
        setTyped(target.value);
        const day = parse(target.value);
        if (day !== undefined || target.value.trim() === "") onType(day ?? "");
      }}
      onBlur={(event) => {
        if (isTyping.current && typed !== initial) onType(parse(typed) ?? typed.trim());
        isTyping.current = false;
        // As the form writes it, also where it was taken while it was typed.
        setTyped(show(parse(typed) ?? typed));
        onBlur?.(event);
      }}
    />
  );
}
