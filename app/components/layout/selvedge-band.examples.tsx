import { SelvedgeBand } from "./selvedge-band.tsx";

export const band = <SelvedgeBand />;
