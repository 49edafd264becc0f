export interface Sample {
  value: number;
  labels?: Readonly<Record<string, string>>;
  suffix?: "_bucket" | "_sum" | "_count";
}

export interface Family {
  name: string;
  help: string;
  type: "counter" | "gauge" | "histogram";
  samples: readonly Sample[];
}

export function gauge(name: string, help: string, value: number | readonly Sample[]): Family {
  return { name, help, type: "gauge", samples: typeof value === "number" ? [{ value }] : value };
}

export const expositionType = "text/plain; version=0.0.4; charset=utf-8";

/** Writes metrics in the text format of Prometheus, version 0.0.4. */
export function writeExposition(families: readonly Family[]): string {
  return families
    .filter(({ samples }) => samples.length > 0)
    .flatMap(({ name, help, type, samples }) => [
      `# HELP ${name} ${help.replace(/[\\\n]/g, escapes)}`,
      `# TYPE ${name} ${type}`,
      ...samples.map(
        ({ suffix = "", labels = {}, value }) =>
          `${name}${suffix}${writeLabels(labels)} ${writeValue(value)}`,
      ),
      "",
    ])
    .join("\n");
}

function writeLabels(labels: Readonly<Record<string, string>>): string {
  const written = Object.entries(labels).map(
    ([name, value]) => `${name}="${value.replace(/[\\\n"]/g, escapes)}"`,
  );
  return written.length > 0 ? `{${written.join(",")}}` : "";
}

const escapes = (letter: string) => (letter === "\n" ? "\\n" : `\\${letter}`);

function writeValue(value: number): string {
  if (Number.isFinite(value)) return String(value);
  if (Number.isNaN(value)) return "NaN";
  return value > 0 ? "+Inf" : "-Inf";
}
