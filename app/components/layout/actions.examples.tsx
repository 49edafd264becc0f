import { Button, ButtonLink } from "#app/components/base/button.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { Actions } from "./actions.tsx";

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
