import { useId } from "react";
import fields from "../fields/field.module.css";

const key = "otc-reviewer";

/** Who decides on translations, as typed once in this window. */
export const reviewer = () => sessionStorage.getItem(key)?.trim() ?? "";

/** Asks for the name. */
export function ReviewerField() {
  const id = useId();
  return (
    <div>
      <label className={fields.label} htmlFor={id}>
        Your name
      </label>
      <input
        id={id}
        name="reviewer"
        className={fields.control}
        defaultValue={reviewer()}
        autoComplete="name"
        onChange={({ target }) => sessionStorage.setItem(key, target.value)}
      />
    </div>
  );
}
