import { manifestPathIn, type OfflineManifest } from "./offline-manifest.ts";

/** @returns undefined when the site has switched keeping off. @throws without a connection */
export async function fetchManifest(language: string): Promise<OfflineManifest | undefined> {
  const response = await fetch(manifestPathIn(language), { cache: "no-cache" });
  if (!response.ok) throw new Error(`The list of kept pages came with ${response.status}.`);
  const list = (await response.json()) as OfflineManifest | { isOff: true };
  return "isOff" in list ? undefined : list;
}
