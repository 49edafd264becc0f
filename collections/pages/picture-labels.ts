import { sentence, text } from "#collections/reading/field.ts";
import { field, group } from "#collections/reading/form.ts";

/**
 * Words of a drawing that may be downloaded as a picture by itself.
 * @param day what the site puts in for its day, or days
 */
export const pictureLabels = (day: "date" | "days") =>
  group("The drawing as a picture", {
    download: field(text, "Before the links to the picture"),
    credit: field(sentence("name", day, "address"), "Written on the picture"),
  });
