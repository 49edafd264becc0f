import { ButtonLink } from "#app/components/base/button.tsx";
import { SubjectLabel } from "./subject-label.tsx";

export const onAButton = (
  <ButtonLink href="/programmes/tsg">
    <SubjectLabel subject="Tech & SRHR Governance">Learn More</SubjectLabel>
  </ButtonLink>
);
