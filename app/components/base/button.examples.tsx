import { Surface, surfaceTones } from "#app/components/layout/surface.tsx";
import { Button, ButtonLink } from "./button.tsx";

export const byDefault = <Button icon="arrow-right">Send Message</Button>;
export const gold = (
  <ButtonLink href="/donate" tone="gold">
    Donate
  </ButtonLink>
);
export const line = <Button tone="line">View Details</Button>;
export const disabled = <Button disabled>Sending...</Button>;

export const onEverySurface = (
  <>
    {surfaceTones.map((tone) => (
      <Surface key={tone} tone={tone}>
        <Button>{tone}</Button>
      </Surface>
    ))}
  </>
);
