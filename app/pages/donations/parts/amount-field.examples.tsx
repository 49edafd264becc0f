import { AmountField } from "./amount-field.tsx";

export const empty = (
  <AmountField
    name="example-amount"
    label="Amount"
    hint="At least UGX 10,000"
    min={10000}
    placeholder="20000"
  />
);

export const invalid = (
  <AmountField
    name="example-small-amount"
    label="Amount"
    defaultValue="500"
    hint="At least UGX 10,000"
    error="Enter an amount of at least UGX 10,000."
  />
);
