/**
 * Says whether npm has left out the parts of packages that are made for this machine, as it does with a
 * warning only when an old Node runs it; undefined when nothing is missing.
 */
export async function findMissingParts(
  load: () => Promise<unknown> = () => import("vite"),
): Promise<string | undefined> {
  try {
    await load();
    return undefined;
  } catch {
    return (
      "Packages are missing or incomplete. Node before 20.19, as in Debian 12 and Ubuntu 24.04, leaves parts out: " +
      "install Node 22 or 24 from https://nodejs.org, then run npm ci again."
    );
  }
}
