import type { CDPSession, Page } from "playwright-core";
import { until } from "./until.ts";

/** The service workers of a browser context, as its developer tools see them. */
export interface ServiceWorkers {
  /** Scopes of the workers that are installed now. */
  scopes(): string[];
  /** Notifies the worker of a scope that the connection is back, as the browser does later. */
  sync(scope: string, tag: string): Promise<void>;
}

interface Registration {
  registrationId: string;
  scopeURL: string;
  isDeleted: boolean;
}

/** @param page any page of the context; must stay open while this is used */
export async function watchServiceWorkers(page: Page): Promise<ServiceWorkers> {
  const tools: CDPSession = await page.context().newCDPSession(page);
  const known = new Map<string, Registration>();
  tools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
    for (const registration of registrations) known.set(registration.registrationId, registration);
  });
  await tools.send("ServiceWorker.enable");
  const present = () => [...known.values()].filter(({ isDeleted }) => !isDeleted);
  return {
    scopes: () => present().map(({ scopeURL }) => scopeURL),
    async sync(scope, tag) {
      await until(() => present().some(({ scopeURL }) => scopeURL === scope));
      const found = present().find(({ scopeURL }) => scopeURL === scope);
      await tools.send("ServiceWorker.dispatchSyncEvent", {
        origin: new URL(scope).origin,
        registrationId: found?.registrationId ?? "",
        tag,
        lastChance: false,
      });
    },
  };
}
