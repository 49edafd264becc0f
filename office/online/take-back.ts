import { ContentFile, EditError } from "#collections/content-file.ts";
import { renameFile } from "../content/items.ts";
import { addressOfName, redirectsFile } from "../content/references.ts";
import { VersionConflictError, versionOf, type Workspace } from "../content/workspace.ts";
import { placeOf } from "../core/content-folders.ts";
import { forgetAuthors } from "./authors.ts";
import { committedText } from "./git.ts";

/**
 * Brings a text back to the words that are online; one that never was is deleted, one that was renamed gets its name back.
 * @param version of the text on disk when it was listed
 * @param before its file before, where it was renamed
 * @throws EditError for a file that is no text
 * @throws VersionConflictError when it has changed since
 */
export async function takeBack(
  workspace: Workspace,
  { file, version, before }: { file: string; version: string; before?: string | undefined },
): Promise<void> {
  if (!file.startsWith("content/")) throw new EditError("Only texts can be taken back here.");
  const text = await committedText(workspace.root, before ?? file);
  if (versionOf(workspace.saved(file)) !== version) throw new VersionConflictError();
  if (before) renameFile(workspace, file, placeOf(before).slug, false);
  const own = before ?? file;
  if (workspace.saved(own) === undefined) await forgetRedirect(workspace, own);
  if (text === undefined) workspace.remove(own);
  else workspace.write(own, text);
  forgetAuthors(workspace.root, [file, own]);
}

/** The address of a text that is there again leads nowhere else, unless it did before. */
async function forgetRedirect(workspace: Workspace, file: string): Promise<void> {
  const old = addressOfName(file);
  const source = workspace.saved(redirectsFile);
  if (old === undefined || source === undefined) return;
  const entryOf = (text: string) => {
    const redirects = ContentFile.parse(redirectsFile, text);
    const list = (redirects.values ?? []) as { from: string }[];
    return { redirects, at: list.findIndex(({ from }) => from === old) };
  };
  const { redirects, at } = entryOf(source);
  const committed = (await committedText(workspace.root, redirectsFile)) ?? "";
  if (at === -1 || entryOf(committed).at !== -1) return;
  redirects.remove([at]);
  workspace.write(redirectsFile, redirects.toString());
}
