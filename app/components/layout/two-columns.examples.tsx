import { TextField } from "#app/components/forms/text-field.tsx";
import { TwoColumns } from "./section.tsx";

export const aligned = (
  <TwoColumns align="baseline">
    <div>
      <h2>Stay up to date</h2>
      <p className="lead">Get our monthly newsletter.</p>
    </div>
    <TextField name="email" id="duo-email" label="E-mail address" type="email" />
  </TwoColumns>
);
