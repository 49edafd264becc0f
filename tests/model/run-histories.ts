import { rmSync } from "node:fs";
import { expect } from "vitest";
import { isFullRun } from "#tests/support/full-run.ts";
import { stepsOf } from "./choices.ts";
import { simulateTime } from "./simulated-time.ts";
import { type SimulatedProcess, Simulation } from "./simulation.ts";
import { makeTemplate, World } from "./world.ts";

/** What is simulated, and what must hold. */
export interface Model {
  /** Starts a server in the place of one that died, or of none. */
  startServer(at: number): Promise<void>;
  /** What visitors, staff and other services do. */
  commands: readonly (() => unknown)[];
  /** Compares the store with the model after each step. @throws when they differ */
  check(): void;
  /** Called after a server died. */
  afterDeath?(process: SimulatedProcess): void;
  /** Lets everything come to its end, without faults, and compares. */
  settle(): Promise<void>;
}

export type MakeModel = (world: World) => Model;

const stepsPerHistory = 800;
const servers = [0, 1];

const minute = 60_000;
const day = 24 * 60 * minute;
/** By how much time passes at most in one step. */
const pauses = [1000, 30_000, 2 * minute, 15 * minute, 3 * 60 * minute, day];
/** By how much the clock is moved. */
const jumps = [minute, 10 * minute, 60 * minute, 2 * day, 40 * day, 3 * 365 * day];

/**
 * The subjects, each with a model and a test of its own name. Another one needs these two files and its place here.
 */
const subjects = ["outbox", "donations", "newsletter", "retention"];

/** Six histories of each subject are enough to see that nothing broke; a full run tries 25. */
const steps = Number(process.env.MODEL_STEPS ?? (isFullRun ? 100_000 : 24_000));
/** Each subject takes its share. */
const stepsPerModel = steps / subjects.length;
const firstSeed = Number(process.env.MODEL_SEED ?? 1);

/** A history in which something was wrong. */
class ModelError extends Error {
  /** The steps that led to it. */
  readonly taken: readonly number[];

  constructor({ history, choices }: Simulation, cause: unknown) {
    const sentence = cause instanceof Error ? cause.message : String(cause);
    super([sentence, ...history.slice(-120)].join("\n  "), { cause });
    this.taken = choices.taken;
  }
}

/** Runs one history to its end. @returns its steps, and what happened */
async function runHistory(
  makeModel: MakeModel,
  list: readonly number[],
  template: { folder: string; file: string },
): Promise<{ steps: number; history: readonly string[] }> {
  const simulation = new Simulation(list);
  const { choices } = simulation;
  const world = new World(simulation, template);
  let steps = 0;
  try {
    const model = makeModel(world);
    for (const at of servers) await model.startServer(at);
    while (choices.nextStep()) {
      await takeStep(world, model);
      steps += 1;
      if (!world.changedBy) continue;
      model.check();
      world.changedBy = undefined;
    }
    simulation.note("settles");
    simulation.hasFaults = false;
    await model.settle();
    return { steps, history: simulation.history };
  } catch (error) {
    throw new ModelError(simulation, error);
  } finally {
    await world.close();
  }
}

async function takeStep(world: World, model: Model): Promise<void> {
  const { simulation } = world;
  const { choices } = simulation;
  const roll = choices.below(100);
  if (roll < 80) {
    if (!(await simulation.performAny())) simulation.advance(day);
  } else if (roll < 88) {
    await choices.of(model.commands)();
  } else if (roll < 95) {
    simulation.advance(choices.of(pauses), choices.below(2) > 0);
  } else if (roll < 98) {
    const at = choices.of(servers);
    const process = world.servers[at];
    if (process) await simulation.kill(process);
    if (process) model.afterDeath?.(process);
    await model.startServer(at);
  } else {
    simulation.shift += choices.of(jumps) * (choices.below(2) ? 1 : -1);
    simulation.note(`the clock is ${Math.round(simulation.shift / 1000)} s wrong`);
  }
}

interface Runs {
  /** Run first. */
  kept: readonly number[];
  /** The others follow from here. */
  from: number;
  /** As many in all, or a few more. */
  steps: number;
  /** Whether to look for a shorter history that fails. */
  isPatient: boolean;
}

/** Runs the histories of some seeds. @returns the first failure with its shortest history */
async function runHistories(
  makeModel: MakeModel,
  { kept, from, steps: goal, isPatient }: Runs,
): Promise<string | undefined> {
  const restore = simulateTime();
  const template = await makeTemplate();
  const run = (list: readonly number[]) => runHistory(makeModel, list, template);
  let steps = 0;
  let histories = 0;
  try {
    for (; histories < kept.length || steps < goal; histories += 1) {
      const seed = kept[histories] ?? from + histories - kept.length;
      const list = stepsOf(seed, stepsPerHistory);
      try {
        steps += (await run(list)).steps;
      } catch (error) {
        const first = error as ModelError;
        const story = isPatient ? await shorten(run, first) : first.message;
        return `Seed ${seed} fails: ${story}`;
      }
    }
    return undefined;
  } finally {
    restore();
    rmSync(template.folder, { recursive: true, force: true });
  }
}

/** How long to look for a shorter history, in milliseconds. */
const shorteningTime = 20_000;

/**
 * Leaves out steps for as long as the history fails: halves first, single ones last.
 * @returns what happens in the shortest one
 */
async function shorten(
  run: (list: readonly number[]) => Promise<unknown>,
  first: ModelError,
): Promise<string> {
  const end = performance.now() + shorteningTime;
  let shortest = first;
  for (let size = first.taken.length >> 1; size > 0; size >>= 1) {
    for (let at = 0; at < shortest.taken.length && performance.now() < end; ) {
      const fewer = shortest.taken.toSpliced(at, size);
      const failure = await run(fewer).then(
        () => undefined,
        (error: ModelError) => error,
      );
      if (failure && failure.taken.length < shortest.taken.length) shortest = failure;
      else at += size;
    }
  }
  return shortest.message;
}

/** Runs the kept seeds and then others. */
export async function expectToHold(makeModel: MakeModel, kept: readonly number[]): Promise<void> {
  const runs = { kept, from: firstSeed, steps: stepsPerModel, isPatient: true };
  expect(await runHistories(makeModel, runs)).toBeUndefined();
}

/** The sentence about what a broken part does wrong; undefined when the model does not notice. */
export async function findFault(makeModel: MakeModel): Promise<string | undefined> {
  const runs = { kept: [], from: 1, steps: 20_000, isPatient: false };
  const failure = await runHistories(makeModel, runs);
  return failure?.split("\n")[0];
}

/** What happens in the history of a seed. */
export async function tellHistory(makeModel: MakeModel, seed: number): Promise<string> {
  const restore = simulateTime();
  const template = await makeTemplate();
  try {
    const { history } = await runHistory(makeModel, stepsOf(seed, stepsPerHistory), template);
    return history.join("\n");
  } finally {
    restore();
    rmSync(template.folder, { recursive: true, force: true });
  }
}
