import { ReachLink } from "./reach-link.tsx";

export const inUse = (
  <ReachLink mark="(not in use yet)" href="mailto:office@example.org">
    office@example.org
  </ReachLink>
);
export const placeholder = (
  <ReachLink mark="(not in use yet)" href="mailto:office@otc.example">
    office@otc.example
  </ReachLink>
);
