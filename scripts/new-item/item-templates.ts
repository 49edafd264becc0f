/** Kinds of items that `npm run new` can begin. */
export const itemKinds = ["news", "publication", "blog", "law", "case"] as const;
export type ItemKind = (typeof itemKinds)[number];

interface Template {
  folder: string;
  ending: "md" | "yaml";
  /** @param today such as `2026-11-21` */
  write(title: string, today: string): string;
}

/** A title in quotation marks, because it may hold a colon. */
const quoted = (title: string) => JSON.stringify(title);

/** Fields that news, publications and blogs share, each with what it means. */
function article(types: string, title: string, today: string): string {
  return `---
title: ${quoted(title)}
# Day of publication. Lists and feeds are in its order.
date: ${today}
# Day of the last change in substance. Leave the line out until there is one.
# updated: ${today}
# One or two sentences for lists, feeds, search engines and shared links.
summary: "TODO: say in one or two sentences what this is about."
# One of: ${types}
type: ${types.split(", ")[0]}
# One or more of: technology, health, agriculture, finance, development
topics:
  - technology
# A country as content/site/countries.yaml writes it. Leave the line out if it is about none.
# country: Uganda
# Only names of people who have agreed. Without this field the item is by OTC.
# authors:
#   - Name of the author
# Where the facts come from. Give an address only if you have opened it.
# sources:
#   - name: Name of the source
#     href: https://www.example.org/report
# Files in public/files/. Size and price in mobile data are worked out.
# downloads:
#   - label: The report as PDF
#     file: /files/report.pdf
# The site shows the item from this moment on, with the next build. Leave out for at once.
# publishAt: ${today}T08:00:00+03:00
# Take this line away to publish. Until then only npm run dev shows the item.
draft: true
---

Write the text here. Headings begin with two signs:

## A heading

A [link to a page of ours](/about) and a footnote.[^1]

> [!NOTE]
> A block set apart. It can also be [!IMPORTANT], [!WARNING] or [!TIP].

[^1]: What the footnote says.
`;
}

export const templates: Record<ItemKind, Template> = {
  news: {
    folder: "news",
    ending: "md",
    write: (title, today) =>
      article("announcement, case-update, research, partnership, policy, event", title, today),
  },
  publication: {
    folder: "publications",
    ending: "md",
    write: (title, today) =>
      article("report, guide, policy-brief, working-paper, submission", title, today),
  },
  blog: {
    folder: "blogs",
    ending: "md",
    write: (title, today) => article("article, opinion, interview", title, today),
  },
  law: {
    folder: "laws",
    ending: "md",
    write: (title, today) => `---
# A country as content/site/countries.yaml writes it, or Africa for what holds for several.
country: Uganda
title: ${quoted(title)}
# One of: data-protection, cyber, ai, continental
kind: data-protection
# One of: law, bill, strategy, instrument
standing: law
# Year of adoption.
year: ${today.slice(0, 4)}
# Authority that watches over it. Leave blank if your sources name none.
regulator:
# What the sources say about its force, in a sentence. May be blank.
status:
# Official address as the source lists it. May be blank.
officialLink:
# Names of the publications that this row was taken from. A law without a source is not published.
sources:
  - "TODO: name the source"
# The day on which you compared the row with its sources. After a year the page says that it is old.
verifiedOn: ${today}
# Take this line away to publish.
draft: true
---
`,
  },
  case: {
    folder: "cases",
    ending: "yaml",
    write: (title, today) => `# Place in the table.
order: 99
# Shown under No.; blank gives a dash.
caseNumber:
caseName: ${quoted(title)}
# What the case is about; small first letters.
issues:
  - privacy
country: Uganda
# Month and year, or a word such as Pending.
yearFiled: Pending
# Words of the badge, and its colour: success is green, pending yellow, active blue.
status: Being prepared
statusType: pending
# What changed since, in a sentence or two. May be blank.
note:
# The day on which you compared this file with its sources.
checkedOn: ${today}
# Who decides, who asks, who answers.
# forum: Name of the court or office
# parties: { asking: Who brings the case, answering: Against whom }
# The case told plainly.
# story:
#   - heading: What it is about
#     paragraphs:
#       - One paragraph.
# What readers should not conclude from this page.
# notKnown:
#   - What we do not know.
# Every step, oldest first. A month will do where no day is known: 2026-02. The numbers name sources.
# events:
#   - date: ${today}
#     title: What happened
#     sources: [1]
# Orders. done is yes, no or not known.
# orders:
#   - text: What was ordered.
#     madeOn: ${today}
#     days: 30
#     done: not known
#     sources: [1]
# Time limits of the law. happenedOn stays away until it happened.
# clocks:
#   - title: What had to happen
#     basis: Section or regulation
#     from: ${today}
#     days: 30
# sources:
#   - name: Name of the source
# File names of cases that belong to this one.
# relatedCases:
#   - data-protection-complaint
`,
  },
};
