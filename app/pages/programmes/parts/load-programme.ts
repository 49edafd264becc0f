import { pageOpening } from "#collections/pages/page-opening.ts";
import { getProgramme, type ProgrammeId } from "#collections/programmes/collection.ts";

/** A programme with what its page begins with. */
export function loadProgramme<Id extends ProgrammeId>(id: Id) {
  const programme = getProgramme(id);
  const { page, link: path, title: heading, lead } = programme;
  const opening = pageOpening({ ...page, path, heading, lead, parent: "programmes" });
  return { programme, ...opening };
}
