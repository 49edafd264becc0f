import { expect, test } from "vitest";
import { firstDaySteps } from "./first-day-steps.ts";
import { runSteps, type Step } from "./run-steps.ts";

async function printed(steps: readonly Step<string[]>[]) {
  const lines: string[] = [];
  const done = await runSteps(steps, [], (line) => lines.push(line.replace(/ +[\d.]+ s {2}/, " ")));
  return { lines, done };
}
const works = (title: string): Step<string[]> => ({
  title,
  async run(day) {
    day.push(title);
    return day.join(" and ");
  },
});
const fails: Step<string[]> = {
  title: "Break",
  run: () => Promise.reject(new Error("the cup fell down")),
};

test("each step is told in a line when it has ended, and stands on those before", async () => {
  expect(await printed([works("Wake"), works("Rise")])).toEqual({
    lines: ["ok Wake: Wake", "ok Rise: Wake and Rise"],
    done: 2,
  });
});

test("a step that fails says why, and those behind it are named as left out", async () => {
  const { lines, done } = await printed([works("Wake"), fails, works("Wash"), works("Eat")]);
  expect(done).toBe(1);
  expect(lines.map((line) => line.replaceAll(/ +/g, " "))).toEqual([
    "ok Wake: Wake",
    "FAILED Break: the cup fell down",
    "left out Wash",
    "left out Eat",
  ]);
});

test("the first day goes from the settings to a restored backup", () => {
  expect(firstDaySteps.map(({ title }) => title)).toEqual([
    "Configure",
    "Fill in the organisation",
    "Write a news item and a newsletter",
    "Build and serve",
    "Publish",
    "Receive a message",
    "Send a newsletter",
    "Take a test donation",
    "Back up",
    "Lose the disk and restore",
    "Go on",
  ]);
});
