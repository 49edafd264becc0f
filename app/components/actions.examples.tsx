import { Actions } from "./actions.tsx";
import { Button, ButtonLink } from "./button.tsx";
import { TextLink } from "./text-link.tsx";

export const buttonAndLink = (
  <Actions>
    <ButtonLink href="/what-we-do" tone="gold" icon="arrow-right">
      Explore Our Work
    </ButtonLink>
    <TextLink href="/donate">Donate</TextLink>
  </Actions>
);

export const withNote = (
  <Actions note="We use your details only to reply.">
    <Button icon="arrow-right">Send Message</Button>
  </Actions>
);
