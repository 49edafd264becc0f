import { Argument, type CommandUnknownOpts, Option } from "@commander-js/extra-typings";
import type { Facts, Part } from "../shell/view.ts";
import type { Details, Listing, Parameter, Subject, SubjectAction } from "../subjects/subject.ts";
import { type AddCommand, numberBetween, type Office } from "./command.ts";
import { forTerminal, listFacts, printRows, table } from "./print-table.ts";

export function subjectCommands(name: string, ...subjects: readonly Subject[]): AddCommand {
  return (program, office) => {
    const group = program.command(name).description(subjects[0]?.description ?? "");
    for (const { listings = [], show, actions = {}, addCommands } of subjects) {
      for (const listing of listings) addListing(group, listing, office);
      if (show?.description) {
        const { description, parameter, load } = show;
        const command = group.command("show").description(description);
        addParameter(command, parameter);
        command.action(async (typed) =>
          printDetails(await load(office, String(typed), () => ""), office),
        );
      }
      for (const [action, definition] of Object.entries(actions)) {
        if (definition.description) addAction(group, action, definition, office);
      }
      addCommands?.(group, office);
    }
  };
}

function addListing<Row>(group: CommandUnknownOpts, listing: Listing<Row>, office: Office): void {
  const { command: name, description, filter, isLimited = false, find } = listing;
  const command: CommandUnknownOpts = group
    .command(name, { isDefault: group.commands.length === 0 })
    .description(description);
  const filterName = filter?.label.toLowerCase() ?? "";
  if (filter) {
    const option = new Option(`--${filterName} <${filterName}>`, "only those that are so");
    command.addOption(option.choices(filter.values));
  }
  if (isLimited)
    command.option("--limit <number>", "how many", numberBetween(1, 10_000, "The limit"), 20);
  command.action(async () => {
    const { [filterName]: chosen, limit } = command.opts();
    const query = { filter: String(chosen ?? ""), limit: Number(limit) };
    printRows(office, await find(office, query), listing);
  });
}

function addAction(
  group: CommandUnknownOpts,
  name: string,
  { command: named = name, description = "", parameters = [], perform }: SubjectAction,
  office: Office,
): void {
  const command: CommandUnknownOpts = group.command(named).description(description);
  for (const parameter of parameters) addParameter(command, parameter);
  command.action(async () => {
    const values: Record<string, unknown> = command.opts();
    const names = parameters.filter(({ as }) => as !== "option").map(({ name }) => name);
    for (const [at, name] of names.entries()) values[name] = command.processedArgs[at];
    const { sentence, text, data } = await perform(
      office,
      (name) => String(values[name] ?? ""),
      "terminal",
    );
    office.print(office.wantsJson ? JSON.stringify(data ?? { sentence }) : (text ?? sentence));
  });
}

function addParameter(command: CommandUnknownOpts, parameter: Parameter): void {
  const { name, help, choices, as, parse } = parameter;
  if (as === "option") {
    const option = new Option(`--${name} <${name}>`, help).makeOptionMandatory();
    command.addOption(choices ? option.choices(choices) : option);
    return;
  }
  const argument = new Argument(as ? `[${name}]` : `<${name}>`, help);
  if (choices) argument.choices(choices);
  if (parse) argument.argParser(parse);
  command.addArgument(argument);
}

/** Prints all facts first, then texts and tables. */
function printDetails({ identity, data, parts }: Details, { wantsJson, print }: Office): void {
  const facts: Facts[] = parts.map((part) => (part.kind === "facts" ? part.facts : {}));
  const blocks = [
    listFacts(Object.assign({}, identity, ...facts)).join("\n"),
    ...parts.map(partText).filter(Boolean),
  ];
  print(wantsJson ? JSON.stringify(data, null, 2) : blocks.join("\n\n"));
}

function partText(part: Part): string {
  if (part.kind === "text") return forTerminal(part.text);
  if (part.kind !== "table") return "";
  const rows = part.rows.map((row) => row.map(String));
  return `${part.title}:\n${table(part.columns, rows, Number.POSITIVE_INFINITY)}`;
}
