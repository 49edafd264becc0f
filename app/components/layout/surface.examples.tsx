import { Badge } from "#app/components/base/badge.tsx";
import { Button } from "#app/components/base/button.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { TextField } from "#app/components/forms/text-field.tsx";
import { Surface, type SurfaceTone } from "./surface.tsx";

/** What a surface must carry: every semantic token is somewhere in here. */
function sample(tone: SurfaceTone) {
  return (
    <Surface tone={tone}>
      <h3>Digital justice in Africa</h3>
      <p>
        Text on the surface, with <a href="/about">a link to About</a>.
      </p>
      <p className="muted">Labels that stand back.</p>
      <TextField
        name={tone}
        label="E-mail address"
        hint="We use it only to answer you."
        error="Enter an e-mail address."
        placeholder="name@example.org"
      />
      <Badge kind="active">Active</Badge>
      <Button>Button</Button>
      <TextLink href="/about">Arrow link</TextLink>
    </Surface>
  );
}

export const leaf = sample("leaf");
export const night = sample("night");
export const bark = sample("bark");
export const gold = sample("gold");
export const jac = sample("jac");
export const dye = sample("dye");
export const mint = sample("mint");
export const paper = sample("paper");
