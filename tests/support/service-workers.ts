import type { CDPSession, Page } from "playwright-core";

/** The service workers of a browser context, as its developer tools see them. */
export interface ServiceWorkers {
  /** Scopes of the workers that are installed now. */
  scopes(): string[];
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
  };
}
