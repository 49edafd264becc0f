import { expect, test } from "vitest";
import { pagePolicy } from "./page-policy.ts";
import { defaultSettings } from "./site-settings.ts";

const encrypted = { ...defaultSettings, isEncrypted: true };
const page = { styleHash: "abc=" };

test("lets a page load and send nothing but its own", () => {
  expect(pagePolicy(encrypted, page).split("; ").toSorted()).toEqual(
    [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'sha256-abc='",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "form-action 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types otc-icon otc-worker",
      "upgrade-insecure-requests",
    ].toSorted(),
  );
});

test("closes a private page completely, whatever the settings", () => {
  const origins = ["https://form.example"];
  const settings = { ...encrypted, formOrigins: origins, connectOrigins: origins };
  const hidden = pagePolicy(settings, { ...page, isPrivate: true });
  expect(hidden).toContain("connect-src 'none'; form-action 'none';");
  expect(hidden).not.toContain("example");
  expect(pagePolicy(settings, page)).toContain(
    "connect-src 'self' https://form.example; form-action 'self' https://form.example;",
  );
});

test("demands no encryption where the site has none", () => {
  expect(pagePolicy(defaultSettings, page)).not.toContain("upgrade-insecure-requests");
});
