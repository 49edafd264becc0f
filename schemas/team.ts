import { z } from "zod";
import { findImage } from "#schemas/images/find-image.ts";
import { contentFolder, type Entry } from "#schemas/reading/collection.ts";
import {
  day,
  internalPath,
  optional,
  optionalEmailAddress,
  optionalText,
  optionalWebAddress,
  text,
  texts,
} from "#schemas/reading/field.ts";

const schema = (root: string) =>
  member(root).refine(({ image, agreedOn }) => !image || agreedOn, {
    path: ["agreedOn"],
    message: "must say on which day the member agreed in writing to the photograph",
  });

const member = (root: string) =>
  z.strictObject({
    order: z.int(),
    /** Blank until the member has agreed; the card then shows the position alone. */
    name: optionalText,
    /** Only if the member gives them. */
    pronouns: optionalText,
    position: text,
    /** Paragraphs of the profile. */
    bio: texts,
    /** Photograph below `public/`; blank shows the woven medallion of the position. */
    image: photograph(root),
    /** Day on which the member agreed in writing that the photograph is shown; not shown itself. */
    agreedOn: optional(day),
    /** Colours of the woven medallion, 1–6; blank lets the position choose them. */
    basketColours: optional(z.int().min(1).max(6)),
    expertise: texts,
    social: z.strictObject({
      linkedin: optionalWebAddress,
      email: optionalEmailAddress,
      twitter: optionalWebAddress,
    }),
  });
export type TeamMember = Entry<z.infer<ReturnType<typeof schema>>>;

/** The members of the team in the order of their cards. */
export const getTeam = contentFolder("team", schema);

/** The address of a picture, which becomes the picture with its size and copies. */
function photograph(root: string) {
  return internalPath.nullish().transform((path, context) => {
    if (!path) return undefined;
    const image = findImage(root, path);
    if (!image) {
      const message = `names ${path}, and there is no such picture below public/`;
      context.addIssue({ code: "custom", message });
    }
    return image;
  });
}
