import { isEmailAddress } from "#app/forms/email-address.ts";
import { countSubscribers, eraseSubscriber } from "#server/newsletter/subscribers.ts";
import { DeskError } from "../../command.ts";
import type { Section } from "../section.ts";

/** Addresses of the newsletter. */
export const subscribers: Section = {
  name: "Subscribers",
  path: "/subscribers",

  async list({ store }) {
    const counts = await countSubscribers(store.tables);
    return {
      title: "Subscribers",
      lead: "How many addresses the newsletter has, by status. The addresses themselves, with the evidence of their consent: npm run desk -- subscribers export.",
      parts: [
        {
          kind: "table",
          title: "By status",
          columns: ["Status", "Addresses"],
          rows: counts.map(({ status, count }) => [status, count]),
          none: "Nobody has subscribed yet.",
        },
        {
          kind: "actions",
          title: "On request",
          actions: [
            {
              to: "/subscribers/erase",
              label: "Erase an address",
              input: { name: "email", label: "E-mail address", type: "email" },
            },
          ],
        },
      ],
    };
  },

  actions: {
    erase: {
      confirm:
        "Everything about its subscription will be gone for good. Messages of the contact form are kept.",
      async perform({ services }, { field }) {
        const email = field("email").trim();
        if (!isEmailAddress(email)) throw new DeskError("That is no e-mail address.");
        const counts = await eraseSubscriber(email, services);
        if (!counts) throw new DeskError("No subscription belongs to that address.");
        return {
          sentence: "Erased. Messages of the contact form are kept.",
          to: "/subscribers",
        };
      },
    },
  },
};
