/**
 * Makes AVIF and WebP copies in several widths of every picture that content names. Before the pages,
 * which offer them; it stops with the name of a file that is no picture.
 */
import { projectRoot } from "#collections/reading/project-root.ts";
import { exitOnContentErrors } from "./exit-on-content-errors.ts";
import { buildImages } from "./images/build-images.ts";

const { count, packed } = await exitOnContentErrors(() => buildImages(projectRoot()));
if (count > 0) console.log(`Offered ${count} pictures in smaller copies, ${packed} of them new.`);
