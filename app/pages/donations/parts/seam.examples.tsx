import { Seam } from "./seam.tsx";

export const seam = <Seam />;
