import { Surface } from "#app/components/layout/surface.tsx";
import { SoonLabel } from "./soon-label.tsx";

export const plain = <SoonLabel>Coming Soon</SoonLabel>;
export const onASurface = (
  <Surface tone="gold">
    <SoonLabel>Coming Soon</SoonLabel>
  </Surface>
);
