import type { SurfaceTone } from "#app/components/layout/surface.tsx";
import type { DrawnDoor } from "#collections/rights/rights.ts";

/** Tones of the doors, matching their frames in `app/art/scenes/doors.ts`. */
export const doorTones: Record<DrawnDoor, SurfaceTone> = {
  "loan-app": "dye",
  published: "jac",
  account: "bark",
  messages: "mint",
  refused: "paper",
  wrong: "dye",
  machine: "jac",
};
