import { alertKinds } from "#server/alerts/alert-kinds.ts";
import type { Alert } from "#server/alerts/alerts.ts";
import { type AddCommand, type Desk, DeskError } from "../command.ts";

export const doctor: AddCommand = (program, desk) => {
  program
    .command("doctor")
    .description("everything that needs attention now; exit code 1 when something does")
    .action(() => examine(desk));
};

async function examine({ services, wantsJson, print }: Desk) {
  const alerts = await services.alerts.find();
  if (wantsJson) print(JSON.stringify(alerts, null, 2));
  else print(alerts.length === 0 ? "All is well." : alerts.map(describe).join("\n\n"));
  if (alerts.length > 0) throw new DeskError(`Need attention: ${alerts.length}.`);
}

function describe({ kind, sentence }: Alert): string {
  const { title, todo } = alertKinds[kind];
  return `${title}\n  ${sentence}\n  ${todo}`;
}
