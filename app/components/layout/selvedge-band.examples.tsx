import { SelvedgeBand } from "./container.tsx";

export const band = <SelvedgeBand />;
