import { LabelledInput } from "../fields/labelled-input.tsx";

const key = "otc-reviewer";

/** Who decides on translations, as typed once in this window. */
export const reviewer = () => sessionStorage.getItem(key)?.trim() ?? "";

export function ReviewerField() {
  return (
    <LabelledInput
      label="Your name"
      name="reviewer"
      defaultValue={reviewer()}
      autoComplete="name"
      onChange={({ target }) => sessionStorage.setItem(key, target.value)}
    />
  );
}
