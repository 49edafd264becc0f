import { getCases } from "#collections/cases/cases.ts";
import {
  getCourses,
  getHubItems,
  getOwnProducts,
  getProducts,
} from "#collections/offers/collections.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getProgrammes } from "#collections/programmes/collection.ts";
import { getFooter } from "#collections/site/footer.ts";
import { getMessages } from "#collections/site/messages.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import { getPillars, getSectors, getValues } from "#collections/site/strategy.ts";
import { getTeam } from "#collections/team/collection.ts";
import { pageHtml } from "../support/page-html.ts";
import { expect, test } from "../support/test.ts";

const { buttons } = getMessages();
const { viewDetails, hideDetails, viewProfile, hideProfile, comingSoon } = buttons;
const titles = (entries: readonly { title: string }[]) => entries.map(({ title }) => title);
const labels = (links: readonly { label: string }[]) => links.map(({ label }) => label);

const home = getPage("home");
const team = getPage("team");
const programmes = getPage("programmes");
const donate = getPage("donate");
const newsletter = getPage("newsletter");
const notFound = getPage("not-found");
const shillings = new Intl.NumberFormat("en-GB");
const profiles = getTeam().length > 0 ? [viewProfile, hideProfile] : [];

/** What editors wrote, by the page that must show it. */
const written: Record<string, readonly string[]> = {
  "/": [
    ...home.hero.first.stats.flatMap(({ value, label }) => [value, label]),
    ...labels(home.hero.first.actions),
    ...titles(getPillars()),
  ],
  "/about": [...titles(getValues()), ...titles(getPillars())],
  "/about/otc-framework": [viewDetails, hideDetails, ...titles(getPillars())],
  "/about/team": [
    ...profiles,
    ...getTeam().map(({ position }) => position),
    team.join.heading,
    team.join.action,
  ],
  "/team": [...profiles, team.join.heading],
  "/about/values": titles(getValues()),
  "/what-we-do/approach": [viewDetails, hideDetails, ...titles(getPillars())],
  "/what-we-do/programmes": [
    programmes.impactAreas.heading,
    ...titles(getSectors()),
    programmes.getInvolved.heading,
    ...labels(programmes.getInvolved.actions),
  ],
  ...Object.fromEntries(
    getProgrammes().map((programme) => [
      programme.link,
      [
        programme.lead,
        ...programme.objectives.items.map(({ title }) => title),
        ...labels(programme.invitation.actions),
      ],
    ]),
  ),
  "/our-products": titles(getProducts()),
  "/our-products/overview": titles(getOwnProducts()),
  "/products/strategic-litigation": getCases().flatMap(({ status, yearFiled, country }) => [
    status,
    yearFiled,
    country,
  ]),
  "/products/innovations": [comingSoon],
  "/products/center-for-digital-justice": [comingSoon],
  "/products/consultancy": [getPage("consultancy").heading, viewDetails, hideDetails],
  "/products/short-courses": getCourses().flatMap(({ title, duration, level }) => [
    title,
    duration,
    level,
  ]),
  "/news": [getPage("news").heading],
  "/contact": [
    getPage("contact").heading,
    buttons.send,
    buttons.sending,
    buttons.subscribe,
    buttons.subscribing,
  ],
  "/donate": [
    donate.heading,
    donate.form.heading,
    ...donate.form.amounts.map((amount) => shillings.format(amount)),
    donate.form.submit,
    donate.form.note,
    donate.ways.mobileMoney.title,
    donate.ways.mobileMoney.name,
    donate.ways.mobileMoney.note,
    donate.ways.bankTransfer.title,
    donate.ways.bankTransfer.note,
    donate.ways.contact.title,
    donate.impact.heading,
  ],
  "/newsletter": [
    newsletter.heading,
    newsletter.card.heading,
    buttons.subscribeNow,
    newsletter.receive.heading,
  ],
  "/404": [notFound.code, notFound.heading, notFound.link.label],
};

const { values, copyright, columns } = getFooter();
/** Shown in the footer of every page. */
const footer = [
  ...values.items,
  copyright,
  getOrganisation().city,
  ...columns.flatMap(({ links }) => links.map(({ href }) => href)),
];

async function readable(path: string): Promise<string> {
  const html = await pageHtml(path);
  return html
    .replaceAll("<!-- -->", "")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"');
}

for (const [path, words] of Object.entries(written)) {
  test.describe(`${path}`, { tag: "@gate" }, () => {
    test("shows the content of its editors", async () => {
      const html = await readable(path);
      expect(words.filter((word) => !html.includes(word))).toEqual([]);
    });

    test("shows the content of the footer", async () => {
      const html = await readable(path);
      const foot = html.slice(html.lastIndexOf("<footer"));
      expect(footer.filter((word) => !foot.includes(word))).toEqual([]);
    });
  });
}

test("the hub marks each part as upcoming once, and all of them at most once", {
  tag: "@gate",
}, async () => {
  const html = await readable("/products/innovations");
  const main = html.slice(html.indexOf("<main"), html.lastIndexOf("</main"));
  const said = main.toLowerCase().split(comingSoon.toLowerCase()).length - 1;
  expect(said).toBeGreaterThanOrEqual(getHubItems().length);
  expect(said).toBeLessThanOrEqual(getHubItems().length + 1);
});
