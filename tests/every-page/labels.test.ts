import { describe, expect, test } from "vitest";
import { pageHtml } from "../support/page-html.ts";

/** Words that the specification fixes, by the page that must show them. */
const labels: Record<string, readonly string[]> = {
  "/": ["5+", "100+", "Explore Our Work", "Donate", "Strategic Pillars", "Innovation Hub"],
  "/about": ["Connectivity", "Afrocentrism", "Research and Development"],
  "/about/otc-framework": ["View Details", "Hide Details", "Strategic Advocacy and Partnerships"],
  "/about/team": ["View Profile", "Hide Profile", "Join Our Mission", "View Open Positions"],
  "/team": ["View Profile", "Hide Profile", "Join Our Mission"],
  "/about/values": ["Innovation", "Human Rights and Social Justice", "Excellence"],
  "/what-we-do/approach": ["Departments", "View Details", "Hide Details"],
  "/what-we-do/programmes": [
    "Learn More",
    "Cross-Cutting Impact Areas",
    "Health",
    "Agriculture",
    "Finance",
    "Development",
    "Get Involved",
    "Partner With Us",
  ],
  "/programmes/tsg": [
    "Research & Development",
    "Advocacy & Movement Building",
    "Training & Skillset Development",
    "Innovation",
    "Partner With Us",
    "Contact Us",
  ],
  "/programmes/ainow": ["Partner With Us", "Contact Us", "AfricanIntelligenceNow"],
  "/programmes/bita": ["View", "Download", "30 days", "Partner With Us", "Contact Us"],
  "/programmes/emt": ["Partner With Us", "Contact Us", "EmpowerThem"],
  "/our-products": [
    "Products and Solutions",
    "OTC Legal Clinic",
    "Digital Governance Platform",
    "Innovation Lab",
    "Training Academy",
  ],
  "/our-products/overview": ["WazaziConnect", "OTC Records"],
  "/products/strategic-litigation": [
    "Successful decision issued by the data protection office",
    "Appeal before the Minister for ICT and National Guidance",
    "Hearing before the data protection office",
    "November 2024",
    "August 2025",
    "Pending",
    "Uganda",
  ],
  "/products/innovations": ["Coming Soon"],
  "/products/center-for-digital-justice": ["Coming Soon", "Center for Digital Justice"],
  "/products/consultancy": ["Consultancy Services", "View Details", "Hide Details"],
  "/products/short-courses": [
    "AI and Health Rights in Africa",
    "Data Privacy and Protection in Africa",
    "6 weeks",
    "8 weeks",
    "Intermediate",
    "Beginner to Advanced",
    "Coming Soon",
  ],
  "/news": ["News and Updates", "Coming Soon"],
  "/contact": ["Partner With Us", "Send Message", "Sending...", "Subscribe", "Subscribing..."],
  "/donate": [
    "Support Our Mission",
    "Make a Donation",
    "50,000",
    "100,000",
    "250,000",
    "500,000",
    "Proceed to Payment",
    "You will be redirected to complete your payment securely",
    "Mobile Money",
    "MTN & Airtel Money",
    "Available upon request",
    "Bank Transfer",
    "Contact us for account information",
    "Contact Us",
    "Your Impact",
  ],
  "/newsletter": [
    "Subscribe to Our Newsletter",
    "Join Our Community",
    "Subscribe Now",
    "What You'll Receive",
  ],
  "/404": ["404", "Oops! Page not found", "Return to Home"],
};

/** Shown in the footer of every page. */
const footer = [
  "Innovation",
  "Interoperability",
  "Equity",
  "Human Rights",
  "© 2025",
  "Kampala",
  "/programmes/tsg",
  "/programmes/bita",
  "/programmes/ainow",
  "/programmes/emt",
  "/newsletter",
];

async function readable(path: string): Promise<string> {
  const html = await pageHtml(path);
  return html
    .replaceAll("<!-- -->", "")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"');
}

describe.each(Object.entries(labels))("%s", (path, words) => {
  test("shows the words that the specification fixes", async () => {
    const html = await readable(path);
    expect(words.filter((word) => !html.includes(word))).toEqual([]);
  });

  test("shows the footer that the specification lists", async () => {
    const html = await readable(path);
    const foot = html.slice(html.lastIndexOf("<footer"));
    expect(footer.filter((word) => !foot.includes(word))).toEqual([]);
  });
});
