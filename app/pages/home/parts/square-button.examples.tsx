import { SquareButton } from "./square-button.tsx";

export const menu = <SquareButton icon="menu" label="Open menu" />;
export const pause = <SquareButton icon="pause" label="Pause slides" />;
export const play = <SquareButton icon="play" label="Play slides" />;
