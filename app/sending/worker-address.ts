/** Both workers, built by `scripts/build-worker.ts` without a hash, as browsers look for them again by name. */
const scripts = { queue: "/send-queued-forms.js", offline: "/offline-worker.js" };

let policy: ReturnType<NonNullable<typeof trustedTypes>["createPolicy"]> | undefined;

/**
 * Address of a worker as browsers with trusted types want it: from the one policy that our pages allow.
 * @param worker `queue` sends forms and does nothing else; `offline` also keeps pages
 */
export function workerAddress(worker: keyof typeof scripts): string {
  // A second policy of the same name is refused.
  policy ??= globalThis.trustedTypes?.createPolicy("otc-worker", {
    createScriptURL: (name) => scripts[name as keyof typeof scripts],
  });
  return policy?.createScriptURL(worker) ?? scripts[worker];
}
