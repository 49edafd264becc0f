import { Surface } from "#app/components/layout/surface.tsx";
import { Brand } from "./brand.tsx";

export const onPage = <Brand label="OTC – home" />;

export const onNight = (
  <Surface tone="night">
    <Brand label="OTC – home" />
  </Surface>
);
