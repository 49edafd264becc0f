import { expect, test } from "vitest";
import { addressPrefix, visitorAddress } from "./visitor-address.ts";

test("ignores forwarded addresses without our own proxies", () => {
  expect(visitorAddress("192.0.2.1", "203.0.113.5", 0)).toBe("192.0.2.1");
});

test("takes the visitor from the outermost of our proxies", () => {
  const chain = "198.51.100.9, 203.0.113.5, 10.0.0.2";
  expect(visitorAddress("10.0.0.1", chain, 1)).toBe("10.0.0.2");
  expect(visitorAddress("10.0.0.1", chain, 2)).toBe("203.0.113.5");
  expect(visitorAddress("10.0.0.1", "203.0.113.5", 3)).toBe("203.0.113.5");
  expect(visitorAddress("10.0.0.1", undefined, 1)).toBe("10.0.0.1");
  expect(visitorAddress("10.0.0.1", "unknown", 1)).toBe("10.0.0.1");
});

test("strips a port that a proxy adds", () => {
  expect(visitorAddress("10.0.0.1", "203.0.113.5:40123", 1)).toBe("203.0.113.5");
  expect(visitorAddress("10.0.0.1", "[2001:db8::7]:40123", 1)).toBe("2001:db8::7");
  expect(visitorAddress("10.0.0.1", "2001:db8::7", 1)).toBe("2001:db8::7");
});

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:22ff:a:b:c:d", "2001:db8:1:22::/56"],
  ["2001:db8:1:22ee::1", "2001:db8:1:22::/56"],
  ["2001:DB8::1", "2001:db8:0:0::/56"],
  ["::1", "0:0:0:0::/56"],
  ["fe80::1%eth0", "fe80:0:0:0::/56"],
  ["", ""],
])("%s shares its limit with %s", (address, prefix) => {
  expect(addressPrefix(address)).toBe(prefix);
});
