/** Asks for a page of the office. @returns nothing where the office does not answer, or a proxy does in its place */
export async function askForPage(address: string): Promise<Document | undefined> {
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok) return undefined;
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}
