import { execFile } from "node:child_process";

/** Variables that programs need from this machine; settings of a site that runs here must not reach the copy. */
const passedOn = [
  "PATH",
  "HOME",
  "TMPDIR",
  "TEMP",
  "LANG",
  "SystemRoot",
  "APPDATA",
  "LOCALAPPDATA",
];

/** The environment of every program that runs in the copy. */
export function plainEnvironment(): Record<string, string> {
  return Object.fromEntries(
    passedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
}

/** npm is a script of the command line on Windows. */
export const needsShell = process.platform === "win32";

/**
 * Runs `npm run <name> -- …` in a folder.
 * @returns its output
 * @throws Error with the last lines of its output when it fails
 */
export function runCommand(folder: string, name: string, ...typed: string[]): Promise<string> {
  const parameters = ["run", "--silent", name, "--", ...typed];
  const options = {
    cwd: folder,
    env: plainEnvironment(),
    shell: needsShell,
    maxBuffer: 64 * 1024 * 1024,
  };
  return new Promise((resolve, reject) => {
    execFile("npm", parameters, options, (failure, out, errors) => {
      if (!failure) return resolve(out);
      const said = lastLines(`${out}\n${errors}`) || failure.message;
      reject(new Error(`npm run ${name} ${typed.join(" ")}: ${said}`));
    });
  });
}

/** The last lines of a program’s output. */
export function lastLines(text: string): string {
  return text.trim().split("\n").slice(-15).join("\n");
}
