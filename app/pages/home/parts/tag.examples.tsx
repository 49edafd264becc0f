import { Surface } from "#app/components/layout/surface.tsx";
import { Tag } from "./tag.tsx";

export const onPage = <Tag>Digital justice in Africa</Tag>;

export const onLeaf = (
  <Surface tone="leaf">
    <Tag>Digital justice in Africa</Tag>
  </Surface>
);
