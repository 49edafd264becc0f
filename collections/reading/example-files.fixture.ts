/** One right file of each collection, so that no test needs a file that editors may take away. */
export const exampleFiles: Record<string, string> = {
  "team/example.yaml": `order: 9
name:
pronouns:
position: Example
image:
expertise:
  - Examples
bio:
  - An example of a member.
social:
  linkedin: https://example.org/me
  email:
  twitter:
`,
  "partners/example.yaml": `order: 9
name: An Example
since: 2025
work: Examples.
link:
consent:
  on: 2026-11-20
  how: in writing
`,
  "opportunities/example.md": `---
title: An example
kind: job
summary: A job that does not exist.
posted: 2026-11-21
deadline: 2026-12-01T17:00:00+03:00
place: Kampala
pay: Unpaid
applicantData:
  - Deleted after the test.
apply: { label: Apply, href: /contact }
---

A text.
`,
  "newsletters/2026-12.md": `---
subject: An example
summary: A newsletter that nobody gets.
---

A text.
`,
  "cases/example.yaml": `order: 9
caseName: An example
issues:
  - examples
country: Uganda
yearFiled: November 2025
status: Open
statusType: active
checkedOn: 2026-11-21
`,
  "courses/example.yaml": `id: 99
order: 9
title: An example
description: A course.
duration: 6 weeks
format: Self-paced
level: Any
features:
  - One
`,
  "services/example.yaml": `order: 9
title: An example
description: A service.
services:
  - One
`,
  "consultancy/example.yaml": `order: 9
title: An example
description: Advice.
services:
  - One
`,
  "products/example.yaml": `order: 9
title: An example
icon: fork
description: A product.
features:
  - One
comingSoon: false
`,
  "own-products/example.yaml": `order: 9
title: An example
icon: wave
paragraphs:
  - A product of our own.
line: One line.
points:
  heading: Services
  items:
    - One
`,
  "hub/example.yaml": `order: 9
title: An example
icon: dots
description: Part of the hub.
`,
  "documents/example.md": `---
order: 9
title: An example
subtitle: A guide
description: A guide to an example.
file: /documents/example.pdf
officialSource:
  name: A source
  href: https://www.example.org
---

A guide.
`,
};
