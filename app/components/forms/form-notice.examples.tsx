import { FormNotice } from "./form-notice.tsx";

export const failure = (
  <FormNotice title="Failed to send message">
    Please try again or contact us directly via email
  </FormNotice>
);
