import { parseArgs } from "node:util";
import { type Environment, readEnvironment } from "#server/environment.ts";
import { createLog, type Log } from "#server/log.ts";
import { createServices, type Services } from "#server/services.ts";
import type { Store } from "#server/store/store.ts";
import { type Command, type Desk, DeskError, optionsOf, perform } from "./command.ts";
import { backup, restore } from "./commands/backup.ts";
import { donations } from "./commands/donations.ts";
import { messages } from "./commands/messages.ts";
import { newsletter } from "./commands/newsletter.ts";
import { outbox } from "./commands/outbox.ts";
import { person } from "./commands/person.ts";
import { quarantine } from "./commands/quarantine.ts";
import { retention } from "./commands/retention.ts";
import { subscribers } from "./commands/subscribers.ts";

/** Every command, in the order of the help. */
const commands: readonly Command[] = [
  messages,
  newsletter,
  subscribers,
  donations,
  quarantine,
  outbox,
  person,
  retention,
  backup,
  restore,
];

/** What a desk stands on. Without `ask` nobody can answer; without `printProgress` it is silent. */
export interface DeskParts
  extends Pick<Desk, "print" | "width">,
    Partial<Pick<Desk, "printProgress" | "ask" | "signal">> {
  openStore(): Promise<Store>;
  printError(text: string): void;
  /** The settings that the server runs with. */
  readSettings?(): Environment;
  /** Where services say what goes wrong; nowhere when left out. */
  log?: Log;
}

/**
 * Does what was typed.
 * @param typed everything after `npm run desk --`
 * @returns exit code: 0 done, 1 could not be done, 2 typed wrongly
 */
export async function runDesk(typed: readonly string[], parts: DeskParts): Promise<number> {
  const [name, ...rest] = typed;
  if (name === undefined || name === "help" || name.startsWith("-")) {
    parts.print(help());
    return name === undefined || /^(?:help|--help|-h)$/.test(name) ? 0 : 2;
  }
  const command = commands.find((known) => known.name === name);
  if (!command) {
    parts.printError(`There is no command "${name}".\n\n${help()}`);
    return 2;
  }
  try {
    await runCommand(command, rest, parts);
    return 0;
  } catch (error) {
    const refusal = refusalOfTheSystem(error);
    if (refusal) {
      parts.printError(refusal);
      return 1;
    }
    if (!(error instanceof DeskError)) throw error;
    parts.printError(
      error.exitCode === 2 ? `${error.message}\n\n${helpFor(command)}` : error.message,
    );
    return error.exitCode;
  }
}

/**
 * What the operating system or a database said no to, in a line: a file in the way, no permission, a server
 * that does not answer. Staff can do something about it; a list of source lines would not tell them what.
 */
function refusalOfTheSystem(error: unknown): string | undefined {
  const { code, message, errors } = error as {
    code?: unknown;
    message?: string;
    errors?: { message?: string }[];
  };
  // Node names its own mistakes in calls ERR_…, as it does what SQLite says; the former are our faults.
  if (typeof code !== "string" || /^ERR_(?!SQLITE)/.test(code)) return undefined;
  // A connection that failed at several addresses says nothing itself.
  return message || errors?.[0]?.message || code;
}

async function runCommand(command: Command, rest: readonly string[], parts: DeskParts) {
  const { words, values } = parse(command, rest);
  if (values.help) {
    parts.print(helpFor(command));
    return;
  }
  const store = command.opensStore === false ? undefined : await parts.openStore();
  const settings = parts.readSettings?.() ?? readEnvironment({});
  let services: Services | undefined;
  const desk: Desk = {
    printProgress: () => undefined,
    ask: async () => false,
    signal: new AbortController().signal,
    ...parts,
    settings,
    get store() {
      if (!store) throw new Error(`The command ${command.name} works without the store.`);
      return store;
    },
    get services() {
      const log = parts.log ?? createLog("silent");
      services ??= createServices({ environment: settings, store: desk.store, log });
      return services;
    },
  };
  try {
    const asked = { words, options: values, wantsJson: values.json === true };
    await perform(command, asked, desk);
  } finally {
    await store?.close();
  }
}

function parse(command: Command, rest: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...rest],
      allowPositionals: true,
      options: {
        ...optionsOf(command),
        help: { type: "boolean", short: "h" },
        json: { type: "boolean" },
      },
    });
    return { words: positionals, values: values as Record<string, string | boolean | undefined> };
  } catch (error) {
    throw new DeskError(error instanceof Error ? error.message : String(error), 2);
  }
}

function help(): string {
  const list = commands.map(({ name, summary }) => `  ${name.padEnd(14)}${summary}`);
  return [
    "The desk of the site, for the staff.",
    "",
    "npm run desk -- <command>",
    "",
    ...list,
    "",
    "Add --help to a command for all it can do, and --json for programs to read.",
  ].join("\n");
}

function helpFor({ usage }: Command): string {
  const longest = Math.max(...usage.map(([typed]) => typed.length));
  const lines = usage.map(([typed, does]) => `  ${typed.padEnd(longest)}  ${does}`);
  return ["npm run desk -- …", "", ...lines, "", "--json prints the same for programs."].join("\n");
}
