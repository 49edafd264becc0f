import type { ArtFile } from "#app/art/art-source.ts";
import type { SurfaceTone } from "#app/components/layout/surface.tsx";
import type { ProgrammeId } from "#collections/programmes/collection.ts";

/** The field and the cloth of each programme, the same wherever it is shown. */
export const programmeThemes: Record<ProgrammeId, { tone: SurfaceTone; art: ArtFile }> = {
  tsg: { tone: "dye", art: "cloth-tsg" },
  ainow: { tone: "jac", art: "cloth-ainow" },
  bita: { tone: "night", art: "cloth-bita" },
  emt: { tone: "gold", art: "cloth-emt" },
};
