import { Command, CommanderError } from "@commander-js/extra-typings";
import { projectRoot } from "#collections/reading/project-root.ts";
import type { Environment } from "#server/environment.ts";
import type { Log } from "#server/log.ts";
import type { Store } from "#server/store/store.ts";
import { staffMessage } from "../error-messages.ts";
import { createOfficeServices, type OfficeServices } from "../office-services.ts";
import { backedUp } from "./backed-up.ts";
import { checkCopy } from "./check-copy.ts";
import type { AddCommand, Office } from "./command.ts";
import { doctor } from "./doctor.ts";
import { erase } from "./erase.ts";
import { importReaders } from "./import.ts";
import { list } from "./list.ts";
import { moveTo } from "./move-to.ts";
import { proof } from "./proof.ts";
import { snapshot } from "./snapshot.ts";

/** Every command, in the order of the help. */
const commands: readonly AddCommand[] = [
  doctor,
  list,
  importReaders,
  erase,
  snapshot,
  backedUp,
  checkCopy,
  moveTo,
  proof,
];

/** One replaces the store, which no process may have open then; to another it may be lost; the last needs none. */
const withoutStore = ["move-to", "check-copy", "proof"];

interface OfficeDependencies extends Pick<Office, "print" | "printProgress" | "ask"> {
  openStore(): Promise<Store>;
  printError(text: string): void;
  readSettings(): Environment;
  log: Log;
}

/** Runs a command, typed after `npm run office --`. @returns 0 success, 1 failure, 2 invalid command line */
export async function runOffice(
  typed: readonly string[],
  parts: OfficeDependencies,
): Promise<number> {
  let store: Store | undefined;
  let settings: Environment | undefined;
  let services: OfficeServices | undefined;
  const program = new Command("npm run office --")
    .description(
      "What needs a terminal. Everything else is in the browser, which npm run office opens.",
    )
    .option("--json", "prints the same for programs")
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => parts.print(text.trimEnd()),
      writeErr: (text) => parts.printError(text.trimEnd()),
    })
    .showHelpAfterError()
    .exitOverride()
    .hook("preAction", async (_program, command) => {
      if (!withoutStore.includes(command.name())) store = await parts.openStore();
    });
  const office: Office = {
    ...parts,
    root: projectRoot(),
    get wantsJson() {
      return program.opts().json === true;
    },
    get settings() {
      settings ??= parts.readSettings();
      return settings;
    },
    get store() {
      if (!store) throw new Error("This command runs without the store.");
      return store;
    },
    get services() {
      const { settings: environment, store } = office;
      services ??= createOfficeServices({ environment, store, log: parts.log });
      return services;
    },
  };
  for (const add of commands) add(program, office);
  try {
    await program.parseAsync(typed.length > 0 ? typed : ["help"], { from: "user" });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) {
      return error.exitCode === 0 ? 0 : 2;
    }
    const sentence = staffMessage(error);
    if (!sentence) throw error;
    parts.printError(sentence);
    return 1;
  } finally {
    await store?.close();
  }
}
