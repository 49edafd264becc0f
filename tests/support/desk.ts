import { execFile } from "node:child_process";

/** What a command of the desk printed, and how it ended. */
export interface DeskAnswer {
  code: number;
  out: string;
  error: string;
}

/** Runs `npm run desk -- …` in a process of its own, on the store of a running site. */
export function runDeskProcess(
  environment: Record<string, string>,
  ...typed: string[]
): Promise<DeskAnswer> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ["desk/main.ts", ...typed],
      { env: { PATH: process.env.PATH, NODE_ENV: "production", ...environment } },
      (failure, out, error) => {
        resolve({ code: failure ? Number(failure.code ?? 1) : 0, out, error });
      },
    );
  });
}
