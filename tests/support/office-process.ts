import { type ChildProcess, execFile } from "node:child_process";

/** Output and exit code of a command of the office. */
export interface OfficeOutput {
  code: number;
  out: string;
  error: string;
}

/** A running command of the office, which a test may end early. */
export interface RunningOffice {
  process: ChildProcess;
  answer: Promise<OfficeOutput>;
}

/** Runs `npm run office -- …` in a separate process, on the store of a running site. */
export function runOfficeProcess(
  environment: Record<string, string>,
  ...typed: string[]
): Promise<OfficeOutput> {
  return startOfficeProcess(environment, ...typed).answer;
}

/** The same, without waiting for its end. */
export function startOfficeProcess(
  environment: Record<string, string>,
  ...typed: string[]
): RunningOffice {
  const { promise: answer, resolve } = Promise.withResolvers<OfficeOutput>();
  const child = execFile(
    process.execPath,
    ["office/main.ts", ...typed],
    { env: { PATH: process.env.PATH, NODE_ENV: "production", ...environment } },
    (failure, out, error) => {
      resolve({ code: failure ? Number(failure.code ?? 1) : 0, out, error });
    },
  );
  return { process: child, answer };
}
