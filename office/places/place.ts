import type { Workspace } from "../content/workspace.ts";
import type { SubjectOffice } from "../subjects/subject.ts";

/** What pages of the office work with: the data of people, and the content. */
export interface OfficeParts extends SubjectOffice {
  workspace: Workspace;
}
