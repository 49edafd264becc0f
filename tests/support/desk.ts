import { type ChildProcess, execFile } from "node:child_process";

/** Output and exit code of a command of the desk. */
export interface DeskOutput {
  code: number;
  out: string;
  error: string;
}

/** A running command of the desk, which a test may end early. */
export interface RunningDesk {
  process: ChildProcess;
  answer: Promise<DeskOutput>;
}

/** Runs `npm run desk -- …` in a separate process, on the store of a running site. */
export function runDeskProcess(
  environment: Record<string, string>,
  ...typed: string[]
): Promise<DeskOutput> {
  return startDeskProcess(environment, ...typed).answer;
}

/** The same, without waiting for its end. */
export function startDeskProcess(
  environment: Record<string, string>,
  ...typed: string[]
): RunningDesk {
  const { promise: answer, resolve } = Promise.withResolvers<DeskOutput>();
  const child = execFile(
    process.execPath,
    ["desk/main.ts", ...typed],
    { env: { PATH: process.env.PATH, NODE_ENV: "production", ...environment } },
    (failure, out, error) => {
      resolve({ code: failure ? Number(failure.code ?? 1) : 0, out, error });
    },
  );
  return { process: child, answer };
}
