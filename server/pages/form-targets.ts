import { escapeMarkup } from "#schemas/formats/escape-markup.ts";
/** Addresses of an external form service, by the path of our own form that each replaces. */
export type FormTargets = ReadonlyMap<string, string>;

/**
 * Points the forms of a page at an external form service. Both places that name the address are
 * changed: the form itself, for browsers without JavaScript, and the properties of its island.
 */
export function retargetForms(html: string, targets: FormTargets): string {
  let changed = html;
  for (const [path, url] of targets) {
    const escaped = escapeMarkup(url);
    changed = changed
      .replaceAll(`action="${path}"`, `action="${escaped}"`)
      .replaceAll(
        `&quot;action&quot;:&quot;${path}&quot;`,
        `&quot;action&quot;:&quot;${escaped}&quot;`,
      );
  }
  return changed;
}

/** The origins that the security policy must allow for. */
export function originsOf(targets: FormTargets): string[] {
  return [...new Set([...targets.values()].map((url) => new URL(url).origin))];
}
