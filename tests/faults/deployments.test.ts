import type { Page } from "@playwright/test";
import { getPage } from "#collections/pages/pages.ts";
import { letterPath } from "#collections/rights/rights.ts";
import { getMessages } from "#collections/site/messages.ts";
import { countPath } from "#collections/time/count-query.ts";
import { deploySite } from "../support/deployed-site.ts";
import { holdSocket } from "../support/held-socket.ts";
import { startSite } from "../support/running-site.ts";
import { storedDonations } from "../support/stored-donations.ts";
import { storedMessages } from "../support/stored-messages.ts";
import { storedSubscribers } from "../support/stored-subscribers.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { expect, type OpenVisitorPage, test } from "../support/test.ts";
import { wakeIslands } from "../support/wake-islands.ts";

/** `JOURNEYS=1000` tries so many. */
const journeys = Number(process.env.JOURNEYS ?? 32);
/** So many pages are open during a deployment: two cores load no more of them within the time that a page has. */
const open = 20;

const { buttons, newsletterAlmostDone } = getMessages();
const contact = getPage("contact");
const donate = getPage("donate");

interface Journey {
  path: string;
  isPlain?: boolean;
  /** Sends the form of the page and waits until the site has said that it is stored. */
  send?(page: Page, name: string): Promise<void>;
}

async function write(page: Page, name: string): Promise<void> {
  const values = {
    firstName: "Amina",
    lastName: "Okello",
    email: `${name}@example.org`,
    subject: name,
    message: "Is this kept?",
  };
  for (const [field, value] of Object.entries(values)) {
    await page.locator(`main form [name=${field}]:visible`).first().fill(value);
  }
  await page.getByRole("button", { name: buttons.send }).click();
}

/** What people do on pages that were open when the next version came. */
const kinds: readonly Journey[] = [
  {
    path: "/contact",
    async send(page, name) {
      await write(page, name);
      await page.getByRole("region", { name: contact.sent.heading }).waitFor();
    },
  },
  {
    path: "/contact",
    isPlain: true,
    async send(page, name) {
      await write(page, name);
      await page.getByRole("heading", { name: getPage("contact-sent").heading }).waitFor();
    },
  },
  {
    path: "/newsletter",
    async send(page, name) {
      await page.locator("#newsletter-email").fill(`${name}@example.org`);
      await page.getByRole("button", { name: buttons.subscribeNow }).click();
      await page.getByText(newsletterAlmostDone.description).waitFor();
    },
  },
  {
    path: "/donate",
    async send(page, name) {
      await page.locator(`[name=preset][value='${donate.form.amounts[0]}']`).check({ force: true });
      await page.locator("main form [name=name]").first().fill("Amina Okello");
      await page.locator("main form [name=email]").first().fill(`${name}@example.org`);
      await page.getByRole("button", { name: donate.form.submit }).click();
      await page.getByRole("heading", { level: 1, name: "Payment sandbox" }).waitFor();
    },
  },
  { path: "/" },
  { path: letterPath("access") },
  { path: countPath },
  { path: "/search" },
];

test(`${journeys} journeys over a deployment lose no form and no island`, async ({
  openVisitorPage,
}) => {
  test.setTimeout(120_000 + journeys * 4000);
  const site = await deploySite();
  const DATA_DIR = temporaryFolder();
  const socket = holdSocket();
  const start = () =>
    startSite(
      { DATA_DIR, RATE_LIMIT_BURST: "1000000", RATE_LIMIT_PER_MINUTE: "1000000" },
      ["sh", "-c", 'cd "$0" && exec "$@"', site.folder],
      socket,
    );
  let server = await start();
  const wrong: string[] = [];
  const sent: string[] = [];
  try {
    for (let first = 0; first < journeys; first += open) {
      const count = Math.min(open, journeys - first);
      let isDeployed = () => {};
      const deployed = new Promise<void>((resolve) => {
        isDeployed = resolve;
      });
      const visits = Array.from({ length: count }, (_, index) =>
        visit(openVisitorPage, first + index, { origin: server.origin, deployed, sent }),
      );
      const ends = visits.map(({ end }) => end.catch((error) => wrong.push(String(error))));
      await Promise.all(visits.map(({ isOpen }) => isOpen));
      await site.rebuildWithOtherScripts();
      await server[Symbol.asyncDispose]();
      server = await start();
      isDeployed();
      await Promise.all(ends);
    }
  } finally {
    await server[Symbol.asyncDispose]();
  }
  expect(wrong).toEqual([]);
  const stored = [
    ...storedMessages(DATA_DIR).map(({ email }) => email),
    ...storedSubscribers(DATA_DIR).map(({ address }) => address),
    ...storedDonations(DATA_DIR).map(({ donor_email }) => donor_email),
  ];
  expect(sent.length).toBeGreaterThan(journeys / 3);
  expect(stored.toSorted()).toEqual(sent.toSorted());
});

interface Visit {
  origin: string;
  /** Ends with the deployment. */
  deployed: Promise<void>;
  /** Addresses of the forms that were acknowledged. */
  sent: string[];
}

/** Opens a page, and goes on with it after the deployment. */
function visit(
  openVisitorPage: OpenVisitorPage,
  number: number,
  { origin, deployed, sent }: Visit,
) {
  const { path, isPlain = false, send } = kinds[number % kinds.length] as Journey;
  // Every other page had its scripts before; those of the others come late, over a slow line.
  const isLate = Math.floor(number / kinds.length) % 2 === 0;
  let hasOpened = () => {};
  const isOpen = new Promise<void>((resolve) => {
    hasOpened = resolve;
  });
  const end = (async () => {
    await using visitor = await openVisitorPage({ javaScriptEnabled: !isPlain });
    const { page } = visitor;
    try {
      if (isLate) {
        await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
          await deployed;
          await route.continue();
        });
      }
      await page.goto(origin + path, { waitUntil: isLate ? "commit" : "load" });
      await page.locator("footer").waitFor();
      if (!isLate && !isPlain) await wakeIslands(page);
    } finally {
      hasOpened();
    }
    await deployed;
    if (!isPlain) {
      await wakeIslands(page);
      const states = await page
        .locator("[data-island]")
        .evaluateAll((islands) => islands.map((island) => (island as HTMLElement).dataset.state));
      if (states.includes("plain")) throw new Error(`${path}: an island stayed plain`);
    }
    if (send) {
      const name = `journey${number}`;
      await send(page, name);
      sent.push(`${name}@example.org`);
    }
    const [error] = visitor.consoleErrors;
    if (error) throw new Error(`${path}: ${error}`);
  })();
  return { isOpen, end };
}
