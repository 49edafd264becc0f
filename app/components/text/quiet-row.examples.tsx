import { TextLink } from "#app/components/base/text-link.tsx";
import { calendarLink, citeLink, feedLink, QuietRow } from "./quiet-row.tsx";

export const jumpsToCitation = (
  <QuietRow links={[feedLink("cases"), calendarLink("/deadlines.ics"), citeLink("cite")]} />
);

export const opensCitation = (
  <QuietRow links={[feedLink("laws")]} citation="OTC, ‘An example’ (21 November 2026)">
    <TextLink href="/news/laws">All countries</TextLink>
  </QuietRow>
);
