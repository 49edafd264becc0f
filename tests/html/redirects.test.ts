import { getRedirects } from "#collections/site/redirects.ts";
import { origin } from "../support/origin.ts";
import { expect, test } from "../support/test.ts";

const ask = (path: string, method = "GET") => fetch(origin + path, { method, redirect: "manual" });

for (const { from, to, status } of getRedirects()) {
  test.describe(`${from}`, { tag: "@gate" }, () => {
    test(`redirects permanently to the page ${to} in one step`, async () => {
      const answer = await ask(from);
      expect(answer.status).toBe(status);
      expect(answer.headers.get("location")).toBe(to);
      expect((await ask(to)).status).toBe(200);
    });

    test("keeps the query, with and without a trailing slash", async () => {
      const [path, anchor] = to.split("#");
      const asked = `${path}?about=tsg&x=1${anchor ? `#${anchor}` : ""}`;
      for (const address of [from, `${from}/`]) {
        const answer = await ask(`${address}?about=tsg&x=1`);
        expect(answer.status).toBe(status);
        expect(answer.headers.get("location")).toBe(asked);
      }
      expect((await ask(from, "HEAD")).status).toBe(status);
    });
  });
}

test("every redirect is permanent", { tag: "@gate" }, () => {
  expect(getRedirects().filter(({ status }) => status !== 308)).toEqual([]);
});
