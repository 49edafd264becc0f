import { FormField } from "./form-field.tsx";

export const withASelect = (
  <FormField name="example-frequency" label="How often" hint="You can stop at any time.">
    {(control) => (
      <select {...control}>
        <option>Once</option>
        <option>Twice</option>
      </select>
    )}
  </FormField>
);
export const withAnError = (
  <FormField name="example-day" label="Day" error="Enter a day.">
    {(control) => <input type="date" {...control} />}
  </FormField>
);
