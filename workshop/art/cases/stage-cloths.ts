import { type StripDyes, stripCloth } from "../../../app/art/strip-cloth.ts";

const dyes = {
  complaint: ["leaf-700", "leaf-300", "kaolin"],
  appeal: ["jac-800", "jac-300", "kaolin"],
  enforcement: ["lake-700", "lake-300", "kaolin"],
} as const satisfies Record<string, StripDyes>;
const size = { width: 240, height: 360 };

/** Cloths of the stages of a case, woven from their names. */
export const complaintStage = () => stripCloth("Complaint", dyes.complaint, size);
export const appealStage = () => stripCloth("Appeal", dyes.appeal, size);
export const enforcementStage = () => stripCloth("Enforcement", dyes.enforcement, size);

/** The same for the tiles on the page of all cases, broad. */
export const appealTile = () => stripCloth("Appeal", dyes.appeal, { width: 720, height: 300 });
export const enforcementTile = () =>
  stripCloth("Enforcement", dyes.enforcement, { width: 720, height: 300 });
