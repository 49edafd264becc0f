import { visitPages } from "./page-visits.ts";

visitPages("help");
