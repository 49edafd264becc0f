/**
 * Makes AVIF and WebP copies in several widths of every picture that content names. Before the pages,
 * which offer them; it stops with the name of a file that is no picture.
 */
import { ContentError } from "#schemas/reading/problem.ts";
import { projectRoot } from "#schemas/reading/project-root.ts";
import { buildImages } from "./images/build-images.ts";

try {
  const { count, packed } = await buildImages(projectRoot());
  if (count > 0) console.log(`Offered ${count} pictures in smaller copies, ${packed} of them new.`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
