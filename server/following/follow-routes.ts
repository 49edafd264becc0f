import type { FollowView } from "#app/services.ts";
import { paces } from "#collections/following/thing-kinds.ts";
import { isOwnOrigin } from "#server/forms/origin-check.ts";
import { readForm } from "#server/forms/read-form.ts";
import { type SiteContext, targetOf } from "#server/http/request-context.ts";
import { htmlResponse, seeOther } from "#server/http/responses.ts";
import { findLink } from "#server/newsletter/confirmation.ts";
import { refuseForeign, showLinkState, tokenOf } from "#server/newsletter/link-routes.ts";
import { hashToken } from "#server/newsletter/link-tokens.ts";
import { unfollowAll, unsubscribe } from "#server/newsletter/unsubscribe.ts";
import type { SiteServices } from "#server/services.ts";
import { countRows, deleteRows, updateRow } from "#server/store/rows.ts";
import type { Tables } from "#server/store/store.ts";
import { type Follower, isOver, itemOf, listFollowed, listPath, masked } from "./follow-list.ts";
import { changePace } from "./pace.ts";

/**
 * Handles the two pages that links in e-mails to followers open. GET changes nothing; forms post to the same
 * address, so that no page contains its token. Invented and expired links get the same answer.
 */
export function followHandlers(services: SiteServices) {
  const { store, tokens, clock, pages, newsletter, ownOrigins } = services;
  const gone = { page: "follow", state: "expired", status: 410, path: "/follow/link" } as const;

  async function show(c: SiteContext, view: FollowView): Promise<Response> {
    return htmlResponse(c, 200, await pages.render(targetOf(c).path, null, { follow: view }));
  }
  // Used or not, the link of an e-mail opens nothing once it has expired.
  const findFollower = async (token: string) => {
    const found = await findLink(store.tables, { token_hash: hashToken(token) });
    return found && found.link.expires_at > clock() ? found.subscriber : undefined;
  };
  const read = async (c: SiteContext) => {
    const id = tokens.readList(tokenOf(c), clock());
    return id ? await listFollowed(store.tables, id) : [];
  };

  return {
    confirm: {
      async get(c: SiteContext) {
        const state = await newsletter.confirmationState(tokenOf(c));
        const follower = await findFollower(tokenOf(c));
        if (state === "expired" || !follower) return showLinkState(c, services, gone);
        return show(c, {
          state,
          address: masked(follower.address),
          items: [itemOf(follower)],
          listPath: state === "confirmed" ? listPath(tokens, follower.id, clock()) : null,
        });
      },
      async post(c: SiteContext) {
        if (!isOwnOrigin(c, ownOrigins)) refuseForeign();
        const follower = await findFollower(tokenOf(c));
        if ((await readForm(c)).do === "forget" && follower) {
          if (follower.status === "confirmed") await newsletter.forget(follower.id);
          else await forgetOne(follower);
          return seeOther(c, "/follow/forgotten");
        }
        // The page says so instead: nothing would ever end what follows a closed case.
        const isClosed = follower && follower.status !== "confirmed" && isOver(follower);
        const isDone = isClosed || (await newsletter.confirm(tokenOf(c)));
        return isDone ? seeOther(c, targetOf(c).path) : showLinkState(c, services, gone);
      },
    },
    list: {
      async get(c: SiteContext) {
        const followed = await read(c);
        const [first] = followed;
        if (!first) return showLinkState(c, services, gone);
        const items = followed.map(itemOf);
        return show(c, { state: "list", address: masked(first.address), items, listPath: null });
      },
      async post(c: SiteContext) {
        if (!isOwnOrigin(c, ownOrigins)) refuseForeign();
        const followed = await read(c);
        const [first] = followed;
        if (!first) return showLinkState(c, services, gone);
        const fields = await readForm(c);
        if (fields.do === "forget") {
          await newsletter.forget(first.id);
          return seeOther(c, "/follow/forgotten");
        }
        const one = followed.find(({ id }) => id === fields.id);
        await store.change(async (tables) => {
          if (fields.do === "stop-all") await unfollowAll(tables, first.id, clock());
          else if (one) await change(tables, one, fields, services);
        });
        if (fields.do !== "remove") return seeOther(c, targetOf(c).path);
        // The link may have been made for the row that is gone now.
        const rest = followed.find((other) => other !== one || one.status === "confirmed");
        return seeOther(c, rest ? listPath(tokens, rest.id, clock()) : "/follow/empty");
      },
    },
  };

  /** A stranger typed the address: only what was asked for goes, if there is more. */
  async function forgetOne({ id, address_key }: Follower): Promise<void> {
    if ((await countRows(store.tables, "subscribers", { address_key })) === 1)
      await newsletter.forget(id);
    else await store.change((tables) => deleteRows(tables, "subscribers", { id }));
  }
}

/** Changes one row as its owner asked: how often, an end, a new beginning, or off the list. */
async function change(
  tables: Tables,
  row: Follower,
  fields: Readonly<Record<string, string>>,
  { clock, tokens }: SiteServices,
): Promise<void> {
  const { id, status } = row;
  const pace = paces.find((name) => name === fields.pace);
  if (fields.do === "pace" && pace) await changePace(tables, id, pace);
  else if (fields.do === "stop" && status === "confirmed") {
    await unsubscribe(tables, id, clock(), tokens);
  } else if (fields.do === "again" && status === "unsubscribed" && !isOver(row)) {
    const again = { status: "confirmed", confirmed_at: clock(), left_at: null } as const;
    await updateRow(tables, "subscribers", { id }, again);
  } else if (fields.do === "remove" && status !== "confirmed") {
    await deleteRows(tables, "subscribers", { id });
  }
}
