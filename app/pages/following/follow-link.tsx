import { formOutcomeContext } from "#app/request-context.ts";
import type { Route } from "./+types/follow-link";
import { NewLink, newLinkPage } from "./parts/new-link.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const outcome = context.get(formOutcomeContext);
  return { page: newLinkPage(), outcome: outcome?.form === "follow-link" ? outcome : null };
}

/** Where a new link to the list of an address can be asked for. */
export default function FollowLink({ loaderData }: Route.ComponentProps) {
  return <NewLink outcome={loaderData.outcome} />;
}
