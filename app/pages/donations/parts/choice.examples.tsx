import { Choice } from "./choice.tsx";

export const row = (
  <Choice
    name="example-way"
    legend="Pay with"
    options={[
      { value: "one", label: "Mobile money" },
      { value: "other", label: "Card" },
    ]}
    chosen="one"
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
