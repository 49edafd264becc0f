export const ruleIds = ["ug-s34", "plain"] as const;
export type RuleId = (typeof ruleIds)[number];

/** A way to count days, as data, so that each date that the site shows can name the rule behind it. */
export interface CountingRule {
  id: RuleId;
  /** The act that makes the rule; undefined for a plain count. */
  act?: string;
  section?: string;
  /** The text that was read. */
  source?: string;
  /** Whether Sundays and public holidays are excluded days. */
  excludesDays: boolean;
  /** Longest period, in days, that leaves out the excluded days inside it; 0 for none. */
  shortPeriod: number;
  /** Paragraphs of the section, by what they decide. */
  paragraphs: Partial<Record<"firstDay" | "moved" | "inTime" | "short", string>>;
}

export const countingRules: Readonly<Record<RuleId, CountingRule>> = {
  "ug-s34": {
    id: "ug-s34",
    act: "Interpretation Act, Cap. 2",
    section: "34(1)",
    source: "https://ulii.org/en/akn/ug/act/decree/1976/18/eng@2023-12-31",
    excludesDays: true,
    shortPeriod: 6,
    paragraphs: {
      firstDay: "34(1)(a)",
      moved: "34(1)(b)",
      inTime: "34(1)(b)",
      short: "34(1)(d)",
    },
  },
  plain: { id: "plain", excludesDays: false, shortPeriod: 0, paragraphs: {} },
};
