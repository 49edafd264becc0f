import type { ReactNode } from "react";
import { Section, TitleAndLead, TwoColumns } from "#app/components/layout/section.tsx";
import type { SurfaceTone } from "#app/components/layout/surface.tsx";

interface JoinSectionProps {
  heading: string;
  text: string;
  tone: SurfaceTone;
  children: ReactNode;
}

/** The foot of a page about people: come and work with us. */
export function JoinSection({ heading, text, tone, children }: JoinSectionProps) {
  return (
    <Section tone={tone} top="less" bottom="less" labelledBy="join">
      <TwoColumns align="baseline">
        <TitleAndLead id="join" title={heading} lead={text} />
        {children}
      </TwoColumns>
    </Section>
  );
}
