import { execFile } from "node:child_process";

/** Output and exit code of a command of the office. */
interface OfficeOutput {
  code: number;
  out: string;
  error: string;
}

/** Runs `npm run office -- …` in a separate process, on the store of a site. */
export function runOfficeProcess(
  environment: Record<string, string>,
  ...typed: string[]
): Promise<OfficeOutput> {
  const env = { PATH: process.env.PATH, NODE_ENV: "production", ...environment };
  return new Promise((resolve) => {
    execFile(process.execPath, ["office/main.ts", ...typed], { env }, (failure, out, error) => {
      resolve({ code: failure ? Number(failure.code ?? 1) : 0, out, error });
    });
  });
}
