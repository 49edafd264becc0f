import { GivingWays } from "./giving-ways.tsx";

export const threeWays = (
  <GivingWays
    ways={{
      heading: "How to donate",
      mobileMoney: {
        title: "Mobile Money",
        name: "MTN & Airtel Money",
        note: "Available upon request",
        online: "Choose it on the payment page.",
      },
      bankTransfer: { title: "Bank Transfer", note: "Contact us for account information" },
      accountHolder: "The account is in the name of {name}.",
      contact: { title: "Contact Us", link: { label: "Write to us", href: "/contact" } },
    }}
  />
);
