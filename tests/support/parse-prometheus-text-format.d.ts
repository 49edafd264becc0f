declare module "parse-prometheus-text-format" {
  /** Numbers of one name, as the parser gives them back. */
  export interface ParsedFamily {
    name: string;
    help: string;
    type: "COUNTER" | "GAUGE" | "HISTOGRAM" | "SUMMARY" | "UNTYPED";
    metrics: {
      value?: string;
      labels?: Record<string, string>;
      /** Of a histogram, by upper end. */
      buckets?: Record<string, string>;
      count?: string;
      sum?: string;
    }[];
  }

  /** @throws Error when a line is not of the text format */
  export default function parsePrometheusTextFormat(text: string): ParsedFamily[];
}
