import { Kicker } from "./kicker.tsx";

export const kicker = <Kicker>What We Do</Kicker>;
