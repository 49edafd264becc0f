import { describe, expect, test } from "vitest";
import { getCases } from "#schemas/cases/cases.ts";
import { getCourses } from "#schemas/courses.ts";
import { getPage } from "#schemas/pages/pages.ts";
import { getProducts } from "#schemas/products.ts";
import { getProgramme, getProgrammes } from "#schemas/programmes.ts";
import { getFooter } from "#schemas/site/footer.ts";
import { getMessages } from "#schemas/site/messages.ts";
import { getNavigation } from "#schemas/site/navigation.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import { getPillars } from "#schemas/site/pillars.ts";
import { getPurpose } from "#schemas/site/purpose.ts";
import { getSectors } from "#schemas/site/sectors.ts";
import { getValues } from "#schemas/site/values.ts";

/** Labels, numbers and statuses that the specification fixes to the letter. */
describe("what the specification fixes stands to the letter", () => {
  test("the menu has the specified items, children and addresses", () => {
    const { items, action } = getNavigation();
    const outline = items.map(({ name, href, dropdown }) => [
      name,
      href,
      ...(dropdown ?? []).map((child) => `${child.name} ${child.href}`),
    ]);
    expect(outline).toEqual([
      ["Home", "/"],
      [
        "About",
        "/about",
        "Who We Are /about/who-we-are",
        "OTC Framework /about/otc-framework",
        "Team /about/team",
        "Values /about/values",
      ],
      [
        "What We Do",
        "/what-we-do",
        "Departments /what-we-do/approach",
        "Focus Areas /what-we-do/focus-areas",
        "Programmes /what-we-do/programmes",
      ],
      [
        "Our Products",
        "/our-products",
        "Strategic Litigation /products/strategic-litigation",
        "Innovation Hub /products/innovations",
        "Center for Digital Justice /products/center-for-digital-justice",
        "Consultancy /products/consultancy",
      ],
      [
        "News",
        "/news",
        "News /news",
        "Cases /products/strategic-litigation",
        "Research Publications /news/research-publications",
        "Blogs /news/blogs",
        "Laws /news/laws",
      ],
      ["Contact", "/contact"],
    ]);
    expect(action).toEqual({ label: "Donate", href: "/donate" });
  });

  test("the toasts say what the error catalogue says", () => {
    const { toasts, buttons } = getMessages();
    expect(
      // Further toasts, such as those of a form kept while offline, are no part of the catalogue.
      Object.values(toasts)
        .slice(0, 6)
        .map(({ title, description }) => `${title} ${description}`),
    ).toEqual([
      "Message sent successfully! We'll get back to you within 24 hours.",
      "Failed to send message Please try again or contact us directly via email",
      "Successfully subscribed! Thank you for subscribing to our newsletter.",
      "Subscription failed Please try again later.",
      "Successfully subscribed! Thank you for subscribing to our newsletter. Check your email for confirmation.",
      "Subscription failed Please try again later or contact us directly.",
    ]);
    expect(buttons).toMatchObject({
      sending: "Sending...",
      subscribing: "Subscribing...",
      subscribeNow: "Subscribe Now",
      viewDetails: "View Details",
      hideDetails: "Hide Details",
      viewProfile: "View Profile",
      hideProfile: "Hide Profile",
      learnMore: "Learn More",
      comingSoon: "Coming Soon",
    });
    expect(getMessages().errorScreen.title).toBe("Unexpected Application Error!");
  });

  test("the pages that answer after a form repeat the words of its toast", () => {
    const { contactSent, newsletterSubscribed } = getMessages().toasts;
    const sent = getPage("contact-sent");
    const subscribed = getPage("newsletter-check-email");
    expect([sent.heading, sent.lead]).toEqual([contactSent.title, contactSent.description]);
    expect([subscribed.heading, subscribed.lead]).toEqual([
      newsletterSubscribed.title,
      newsletterSubscribed.description,
    ]);
  });

  test("home shows the three stats and both buttons", () => {
    const { stats, actions } = getPage("home").hero.first;
    expect(stats.map(({ value, label }) => `${value} ${label}`)).toEqual([
      "5+ tech sectors",
      "100+ legal frameworks",
      "5+ African countries",
    ]);
    expect(actions.map(({ label }) => label)).toEqual(["Explore Our Work", "Donate"]);
  });

  test("pillars, values and sectors carry the specified names in order", () => {
    expect(getPillars().map(({ title }) => title)).toEqual([
      "Research and Development",
      "Training and Skillset Development",
      "Strategic Advocacy and Partnerships",
      "Tech Innovation and Digital Transformation",
    ]);
    expect(getValues().map(({ title }) => title)).toEqual([
      "Innovation",
      "Afrocentrism",
      "Human Rights and Social Justice",
      "Excellence",
      "Connectivity",
    ]);
    expect(getSectors().map(({ title }) => title)).toEqual([
      "Health",
      "Agriculture",
      "Finance",
      "Development",
    ]);
    expect(getPurpose().connectivity.title).toBe("One Tech Approach: Connectivity");
  });

  test("the footer has its programmes, its own values and the year 2025", () => {
    const footer = getFooter();
    expect(footer.columns[2]?.links.map(({ href }) => href)).toEqual([
      "/programmes/tsg",
      "/programmes/bita",
      "/programmes/ainow",
      "/programmes/emt",
    ]);
    expect(footer.values.items).toEqual([
      "Innovation",
      "Interoperability",
      "Equity",
      "Human Rights",
    ]);
    expect(footer.copyright).toBe("© 2025 OTC. All rights reserved.");
    expect(getOrganisation()).toMatchObject({ name: "OTC", city: "Kampala", country: "Uganda" });
  });

  test("programmes keep their order and the objectives of TSG their names", () => {
    expect(getProgrammes().map(({ id }) => id)).toEqual(["tsg", "bita", "ainow", "emt"]);
    expect(getProgramme("tsg").objectives.items.map(({ title }) => title)).toEqual([
      "Research & Development",
      "Advocacy & Movement Building",
      "Training & Skillset Development",
      "Innovation",
    ]);
    for (const programme of getProgrammes()) {
      expect(programme.invitation.actions.map(({ label }) => label)).toEqual([
        "Partner With Us",
        "Contact Us",
      ]);
    }
  });

  /** File, country, filing, kind and words of the status, as the specification gives them. */
  const specifiedCases = [
    [
      "data-protection-complaint",
      "Uganda",
      "November 2024",
      "success",
      "Successful decision issued by the data protection office",
    ],
    [
      "appeal-to-the-minister",
      "Uganda",
      "August 2025",
      "pending",
      "Appeal before the Minister for ICT and National Guidance",
    ],
    ["enforcement", "Uganda", "Pending", "active", "Hearing before the data protection office"],
  ] as const;
  /** Day on which the files were first compared with their sources. Whoever does it again may change them. */
  const firstCheck = "2026-11-21";

  test.each(specifiedCases)(
    "the case %s says what is specified until it is checked anew",
    (slug, ...labels) => {
      const entry = getCases().find((found) => found.slug === slug);
      expect(entry).toBeDefined();
      if (!entry || entry.checkedOn > firstCheck) return;
      expect([entry.country, entry.yearFiled, entry.statusType, entry.status]).toEqual(labels);
    },
  );

  test("the two courses have the specified length, format and level", () => {
    const courses = getCourses().map(({ id, title, duration, format, level }) => [
      id,
      title,
      duration,
      format,
      level,
    ]);
    expect(courses).toContainEqual([
      1,
      "AI and Health Rights in Africa",
      "6 weeks",
      "Self-paced",
      "Intermediate",
    ]);
    expect(courses).toContainEqual([
      2,
      "Data Privacy and Protection in Africa",
      "8 weeks",
      "Self-paced",
      "Beginner to Advanced",
    ]);
  });

  test("donate, newsletter, products, team and the not-found page say the specified words", () => {
    const donate = getPage("donate");
    expect(donate.heading).toBe("Support Our Mission");
    expect(donate.form).toMatchObject({
      heading: "Make a Donation",
      amounts: [50_000, 100_000, 250_000, 500_000],
      customPlaceholder: 100_000,
      minimum: 10_000,
      submit: "Proceed to Payment",
      note: "You will be redirected to complete your payment securely",
    });
    expect(donate.ways).toMatchObject({
      mobileMoney: {
        title: "Mobile Money",
        name: "MTN & Airtel Money",
        note: "Available upon request",
      },
      bankTransfer: { title: "Bank Transfer", note: "Contact us for account information" },
      contact: { title: "Contact Us" },
    });
    expect(donate.impact.heading).toBe("Your Impact");
    const newsletter = getPage("newsletter");
    expect(newsletter.heading).toBe("Subscribe to Our Newsletter");
    expect(newsletter.card.heading).toBe("Join Our Community");
    expect(newsletter.receive.heading).toBe("What You'll Receive");
    expect(getProducts().map(({ title }) => title)).toEqual([
      "OTC Legal Clinic",
      "Digital Governance Platform",
      "Innovation Lab",
      "Training Academy",
    ]);
    expect(getPage("team").join).toMatchObject({
      heading: "Join Our Mission",
      action: { label: "View Open Positions" },
    });
    expect(getPage("programmes").impactAreas.heading).toBe("Cross-Cutting Impact Areas");
    expect(getPage("programmes").getInvolved.heading).toBe("Get Involved");
    expect(getPage("contact").heading).toBe("Partner With Us");
    expect(getPage("not-found")).toMatchObject({
      code: "404",
      heading: "Oops! Page not found",
      link: { label: "Return to Home", href: "/" },
    });
  });
});
