import { TextField } from "./text-field.tsx";

export const empty = (
  <TextField name="example-subject" label="Subject" hint="What is your message about?" required />
);
export const optional = (
  <TextField name="example-organization" label="Organisation" mark="(optional)" />
);
export const filled = (
  <TextField name="example-filled" label="Subject" defaultValue="Joint research" />
);
export const invalid = (
  <TextField
    name="example-email"
    label="E-mail address"
    type="email"
    defaultValue="name@"
    hint="We use it only to answer you."
    error="Enter an e-mail address with a domain, such as name@example.org."
  />
);
