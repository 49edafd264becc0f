import { BandHead } from "./band-head.tsx";

const trail = [{ label: "Home", href: "/" }];

export const clothAbove = (
  <BandHead
    tone="night"
    art="ground-hub"
    cloth="above"
    title="AiNow"
    lead="Artificial intelligence that fits life in Africa."
    breadcrumbs={{ trail, current: "AiNow" }}
  />
);

export const clothBelow = (
  <BandHead
    tone="jac"
    art="ground-center"
    cloth="below"
    title="EmpowerThem"
    lead="Nobody should be left behind by digital change."
    breadcrumbs={{ trail, current: "EmpowerThem" }}
  />
);
