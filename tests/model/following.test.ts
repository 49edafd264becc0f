import { expect, test } from "vitest";
import { paces } from "#collections/following/thing-kinds.ts";
import { announceEvents } from "#server/following/find-events.ts";
import { changePace } from "#server/following/pace.ts";
import { updateRow } from "#server/store/rows.ts";
import { followingModel } from "./following-model.ts";
import { expectToHold, findFault } from "./run-histories.ts";

test("tells each follower of each event once, and none who stopped or is forgotten", async () => {
  await expectToHold(followingModel, []);
}, 900_000);

/** Forgets which versions of an event came before. */
const announceWithoutPast: typeof announceEvents = async (store, clock, list) => {
  await store.change((tables) =>
    tables.updateTable("content_events").set({ earlier: "" }).execute(),
  );
  return announceEvents(store, clock, list);
};

/** Forgets which week was told of. */
const announceEveryWeekAgain: typeof announceEvents = async (store, clock, list) => {
  await store.change((tables) => updateRow(tables, "milestones", { name: "digest" }, { at: 0 }));
  return announceEvents(store, clock, list);
};

test.each(paces)("notices that a change to the pace %s forgets the one before", async (to) => {
  const change: typeof changePace = async (tables, id, pace) => {
    if (pace === to) await updateRow(tables, "subscribers", { id }, { pace });
    else await changePace(tables, id, pace);
  };
  const fault = await findFault((world) => followingModel(world, { change }));
  expect(fault).toMatch(/is told twice|never hears|its subject lives|comes at the other pace/);
});

test("notices a server that takes an older release for news", async () => {
  const fault = await findFault((world) =>
    followingModel(world, { announce: announceWithoutPast }),
  );
  expect(fault).toMatch(/is found twice/);
});

test("notices a server that tells of a week twice", async () => {
  const announce = announceEveryWeekAgain;
  const fault = await findFault((world) => followingModel(world, { announce }));
  expect(fault).toMatch(/is told twice/);
});
