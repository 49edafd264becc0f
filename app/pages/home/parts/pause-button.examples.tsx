import { PauseButton } from "./pause-button.tsx";

const labels = { pause: "Pause the slides", play: "Play the slides" };
const slides = { isHydrated: true, setPlaying: () => undefined };

export const pause = <PauseButton slides={{ ...slides, isPlaying: true }} labels={labels} />;
export const play = <PauseButton slides={{ ...slides, isPlaying: false }} labels={labels} />;
