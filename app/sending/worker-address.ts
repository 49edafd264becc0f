/** Both workers, built by `scripts/build-worker.ts` without a hash, because browsers update them by name. */
const scripts = { queue: "/send-queued-forms.js", offline: "/offline-worker.js" };

let policy: ReturnType<NonNullable<typeof trustedTypes>["createPolicy"]> | undefined;

/** Address of a worker by our trusted-types policy: `queue` sends forms, `offline` serves saved pages too. */
export function workerAddress(worker: keyof typeof scripts): string {
  // A second policy of the same name is rejected.
  policy ??= globalThis.trustedTypes?.createPolicy("otc-worker", {
    createScriptURL: (name) => scripts[name as keyof typeof scripts],
  });
  return policy?.createScriptURL(worker) ?? scripts[worker];
}
