import { expect, test } from "vitest";
import { hostHeaders, pagePolicy } from "./host-headers.ts";

const settings = {
  isEncrypted: true,
  formOrigins: ["https://forms.example.org"],
  connectOrigins: ["https://forms.example.org"],
};
const rules = hostHeaders(settings, ["/your-data-rights/pack/book.epub"])
  .trim()
  .split("\n\n")
  .map((block) => {
    const [pattern = "", ...headers] = block.split("\n");
    return { pattern, names: headers.map((line) => line.trim().split(":")[0] ?? ""), headers };
  });
const meets = (one: string, other: string) =>
  one === "/*" || one === other || (one.endsWith("*") && other.startsWith(one.slice(0, -1)));

test("the rules keep to what hosts allow: few, short, one star at the end", () => {
  expect(rules.length).toBeLessThanOrEqual(100);
  for (const { pattern, headers } of rules) {
    expect(pattern).toMatch(/^\/[\w./-]*\*?$/);
    for (const line of headers) expect(line.length, line).toBeLessThanOrEqual(2000);
  }
});

test("no address gets two values of one header, which hosts would join, but policies", () => {
  const twice = rules.flatMap(({ pattern, names }, at) =>
    rules
      .slice(at + 1)
      .filter((other) => meets(pattern, other.pattern) || meets(other.pattern, pattern))
      .flatMap((other) => other.names.filter((name) => names.includes(name))),
  );
  expect(twice.filter((name) => name !== "Content-Security-Policy")).toEqual([]);
});

test("the policy in a page is the server's, with the form service and without what only headers can say", () => {
  const policy = pagePolicy(settings, "aGFzaA==");
  expect(policy).toContain("style-src 'sha256-aGFzaA=='");
  expect(policy).toContain("form-action 'self' https://forms.example.org;");
  expect(policy).toContain("connect-src 'self' https://forms.example.org;");
  expect(policy).not.toContain("frame-ancestors");
  expect(pagePolicy({ ...settings, isPrivate: true })).toContain("form-action 'none'");
});
