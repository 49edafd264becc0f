import { type Document, visit } from "yaml";

/** The values of a YAML file, or the reason why it cannot be read. */
type YamlValues = { values: unknown } | { offset: number; reason: string };

/**
 * The values of a document that was parsed without an error. YAML takes `*word*` for a reference to another value;
 * that there is none of that name comes out only here.
 * @returns otherwise the reason, and its offset in the YAML
 */
export function yamlValues(document: Document.Parsed): YamlValues {
  try {
    return { values: document.toJS() };
  } catch (error) {
    let offset = 0;
    let reason = unreadable((error as Error).message);
    visit(document, {
      Alias(_key, node) {
        if (node.resolve(document)) return undefined;
        offset = node.range?.[0] ?? 0;
        reason = `${unreadable(`*${node.source} refers to nothing`)}; put the text into "quotation marks"`;
        return visit.BREAK;
      },
    });
    return { offset, reason };
  }
}

/** In words for an editor. */
export function unreadable(message: string): string {
  return `cannot be read as YAML (${message})`;
}
