import { Icon } from "./icon.tsx";
import { Tooltip } from "./tooltip.tsx";

export const onAButton = (
  <button type="button" aria-label="Pause slides" data-tooltip="">
    <Icon name="pause" isSolid />
    <Tooltip text="Pause slides" side="below" align="start" />
  </button>
);
