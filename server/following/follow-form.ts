import type { FieldError } from "#app/services.ts";
import { followLabels } from "#collections/following/labels.ts";
import { paces } from "#collections/following/thing-kinds.ts";
import { getThings } from "#collections/following/things.ts";
import { getPage } from "#collections/pages/pages.ts";
import { type Form, keyReusedProblem } from "#server/forms/form-handler.ts";
import type { Newsletter } from "#server/newsletter/newsletter.ts";
import { parseAddress } from "#server/newsletter/newsletter-form-route.ts";
import type { Services } from "#server/services.ts";
import { askForList } from "./follow-list.ts";

/** Handles the form to follow something. The answer is the same for every address. */
export function followForm(newsletter: Newsletter): Form {
  const { form } = getPage("follow");
  return {
    name: "follow",
    fields: ["email", "thing", "pace"],
    failed: form.failed,
    async receive(fields, { key, sourcePage, isTrapped, timing }) {
      const parsed = parseAddress(fields);
      const thing = getThings().get(fields.thing ?? "");
      const pace = paces.find((one) => one === fields.pace);
      const wrong = (field: string, message: string): FieldError[] => [
        { field, code: "REQUIRED_FIELD_MISSING", message },
      ];
      if (!parsed.ok || !thing || thing.isClosed || !pace) {
        return {
          errors: [
            ...(parsed.ok ? [] : parsed.errors),
            ...(thing ? [] : wrong("thing", form.unknown)),
            ...(thing?.isClosed ? wrong("thing", form.closed) : []),
            ...(pace ? [] : wrong("pace", form.noPace)),
          ],
        };
      }
      const { title, what } = followLabels(thing);
      const outcome = await newsletter.subscribe({
        address: parsed.value.email,
        key,
        sourcePage,
        followed: { thing: thing.id, pace, wording: [title, what, form.note].join("\n") },
        // Correcting one address is quick, so timing is no evidence here.
        isSuspect: isTrapped || timing === "forged",
      });
      if (outcome === "conflict") throw keyReusedProblem("another address");
      return { next: "/follow/sent" };
    },
  };
}

/** Handles the form for a new link to the list. The answer is the same for every address. */
export function followLinkForm(services: Services): Form {
  return {
    name: "follow-link",
    fields: ["email"],
    failed: getPage("follow").form.failed,
    async receive(fields, { isTrapped }) {
      const parsed = parseAddress(fields);
      if (!parsed.ok) return { errors: parsed.errors };
      if (!isTrapped) await askForList(services, parsed.value.email);
      return { next: "/follow/link-sent" };
    },
  };
}
