import { Select } from "./select.tsx";

export const oneOfMany = (
  <Select
    id="example-select"
    name="status"
    label="Status"
    options={[
      { value: "", label: "All" },
      { value: "pending", label: "Pending" },
    ]}
    chosen="pending"
  />
);
