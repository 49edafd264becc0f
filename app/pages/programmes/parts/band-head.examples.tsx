import { BandHead } from "./band-head.tsx";

const ancestors = [{ label: "Home", href: "/" }];

export const clothAbove = (
  <BandHead
    tone="night"
    art="ground-hub"
    cloth="above"
    title="AiNow"
    lead="Artificial intelligence that fits life in Africa."
    breadcrumbs={{ ancestors, current: "AiNow" }}
  />
);

export const clothBelow = (
  <BandHead
    tone="jac"
    art="ground-center"
    cloth="below"
    title="EmpowerThem"
    lead="Nobody should be left behind by digital change."
    breadcrumbs={{ ancestors, current: "EmpowerThem" }}
  />
);
