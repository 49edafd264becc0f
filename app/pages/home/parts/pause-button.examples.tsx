import { PauseButton } from "./pause-button.tsx";

const slides = { isHydrated: true, setPlaying: () => undefined };

export const pause = <PauseButton slides={{ ...slides, isPlaying: true }} what="slides" />;
export const play = <PauseButton slides={{ ...slides, isPlaying: false }} what="slides" />;
