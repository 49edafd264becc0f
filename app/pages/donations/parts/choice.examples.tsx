import { Choice } from "./choice.tsx";

export const row = (
  <Choice
    name="example-frequency"
    legend="How often"
    options={[
      { value: "once", label: "Once" },
      { value: "monthly", label: "Every month" },
    ]}
    chosen="once"
    hint="A sentence under the options explains them."
  />
);

export const column = (
  <Choice
    name="example-outcome"
    legend="What should happen"
    options={[
      { value: "paid", label: "The payment arrives" },
      { value: "failed", label: "The payment fails" },
      { value: "cancelled", label: "The giver turns back" },
    ]}
    chosen="paid"
    isStacked
  />
);
