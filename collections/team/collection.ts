import { z } from "zod";
import { type Content, contentFolder, type Entry } from "#collections/content.ts";
import { defineCollection, on } from "#collections/define-collection.ts";
import { siteImage } from "#collections/images/site-image.ts";
import { optionalEmailAddress, optionalWebAddress } from "#collections/reading/address.ts";
import { day, optional, optionalText, place, text, texts } from "#collections/reading/field.ts";
import { field } from "#collections/reading/form.ts";

const schema = (content: Content) =>
  member(content).refine(({ image, agreedOn }) => !image || agreedOn, {
    path: ["agreedOn"],
    message: "must say on which day the member agreed in writing to the photograph",
  });

const member = (content: Content) =>
  z.strictObject({
    order: place,
    name: optionalText.meta({
      title: "Name",
      description:
        "Blank until the member has agreed in writing; the card then shows the position alone.",
    }),
    pronouns: optionalText.meta({ description: "Only if the member gives them." }),
    position: text,
    bio: texts.meta({
      title: "Profile",
      description: "Each entry is a paragraph.",
    }),
    image: siteImage(content).meta({
      title: "Photograph",
      description: "Left blank, the card shows a woven basket in the colours of the position.",
      fold: "Photograph",
    }),
    agreedOn: optional(day).meta({
      title: "Agreed in writing on",
      description:
        "Needed with a photograph: the day on which the member agreed to it. It is not shown.",
      fold: "Photograph",
      neededWith: "image",
    }),
    basketColours: optional(z.int().min(1).max(6)).meta({
      title: "Colours of the basket",
      description: "From 1 to 6. Left blank, they follow from the position.",
      fold: "Photograph",
    }),
    expertise: field(texts, "Expertise", "A few words each."),
    social: z
      .strictObject({
        linkedin: field(optionalWebAddress, "LinkedIn"),
        email: field(optionalEmailAddress, "E-mail"),
        twitter: field(optionalWebAddress, "X"),
      })
      .meta({
        title: "Links",
        description: "Leave one blank and it disappears from the card.",
      }),
  });
export type TeamMember = Entry<z.infer<ReturnType<typeof schema>>>;

export const getTeam = contentFolder("team", schema);

export const team = defineCollection({
  files: getTeam,
  title: "Team",
  one: "member",
  address: on("/about/team"),
  example: "team/example.yaml",
});
