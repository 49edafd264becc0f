import { Surface } from "#app/components/layout/surface.tsx";
import { Brand } from "./brand.tsx";

export const onPage = <Brand />;

export const onNight = (
  <Surface tone="night">
    <Brand />
  </Surface>
);
