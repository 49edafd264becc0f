import { SelvedgeBand } from "./surface.tsx";

export const band = <SelvedgeBand />;
