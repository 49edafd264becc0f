import { Button } from "#app/components/base/button.tsx";
import { FormLayout, FormRow } from "./form-layout.tsx";
import { TextField } from "./text-field.tsx";

export const contact = (
  <FormLayout action="/contact" method="post">
    <FormRow>
      <TextField name="layout-first" label="First name" />
      <TextField name="layout-last" label="Last name" />
    </FormRow>
    <TextField name="layout-subject" label="Subject" />
    <div>
      <Button>Send Message</Button>
    </div>
  </FormLayout>
);
