import type { ComponentProps } from "react";

/** A button of the office. @param tone as the first thing to do when left out */
export function Button({
  tone = "",
  ...rest
}: ComponentProps<"button"> & { tone?: "line" | "quiet" | "gold" | "" }) {
  return <button className={`button ${tone}`} {...rest} />;
}
