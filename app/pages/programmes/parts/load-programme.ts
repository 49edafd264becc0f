import { getBreadcrumbs } from "#schemas/pages/breadcrumbs.ts";
import { getProgramme, type ProgrammeId } from "#schemas/programmes.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";

/** A programme with what `ProgrammePage` needs besides: the way to it and the site's origin. */
export function loadProgramme<Id extends ProgrammeId>(id: Id) {
  const programme = getProgramme(id);
  const { breadcrumb } = programme.page;
  return {
    programme,
    breadcrumbs: getBreadcrumbs({ breadcrumb, parent: "programmes" }),
    origin: getOrganisation().url,
  };
}
