import { Button } from "./button.tsx";
import { FormLayout, FormRow } from "./form-layout.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";

export const contact = (
  <FormLayout action="/contact" method="post">
    <FormRow>
      <TextField name="layout-first" label="First name" />
      <TextField name="layout-last" label="Last name" />
    </FormRow>
    <TextArea name="layout-message" label="Message" />
    <div>
      <Button>Send Message</Button>
    </div>
  </FormLayout>
);
