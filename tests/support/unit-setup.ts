import { beforeEach } from "vitest";
import { endOfTest } from "./at-end.ts";

// Vitest runs what this gives when the test is over.
beforeEach(endOfTest);
