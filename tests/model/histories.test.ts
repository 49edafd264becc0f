import { expect, test } from "vitest";
import { donationsModel } from "./donations-model.ts";
import { newsletterModel } from "./newsletter-model.ts";
import { outboxModel } from "./outbox-model.ts";
import { retentionModel } from "./retention-model.ts";
import { tellHistory } from "./run-histories.ts";

test.each([outboxModel, donationsModel, newsletterModel, retentionModel])(
  "a seed is one history, and another seed another",
  async (model) => {
    const first = await tellHistory(model, 2);
    expect(first.split("\n").length).toBeGreaterThan(200);
    expect(await tellHistory(model, 2)).toBe(first);
    expect(await tellHistory(model, 3)).not.toBe(first);
  },
);
