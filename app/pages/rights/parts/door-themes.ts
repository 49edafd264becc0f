import type { SurfaceTone } from "#app/components/layout/surface.tsx";
import type { DoorSlug } from "#collections/rights.ts";

/** Each door is dyed as its frame is; `app/art/scenes/doors.ts` draws them. */
export const doorTones: Record<DoorSlug, SurfaceTone> = {
  "loan-app": "dye",
  published: "jac",
  account: "bark",
  messages: "mint",
  refused: "paper",
  wrong: "dye",
  machine: "jac",
};
