/** Built by `scripts/bundling/run-bundlers.ts` without a hash, because browsers update a worker by its name. */
const script = "/offline-worker.js";

let policy: ReturnType<NonNullable<typeof trustedTypes>["createPolicy"]> | undefined;

/** Address of the worker that serves saved pages, by our trusted-types policy. */
export function workerAddress(): string {
  // A second policy of the same name is rejected.
  policy ??= globalThis.trustedTypes?.createPolicy("otc-worker", { createScriptURL: () => script });
  return policy?.createScriptURL("") ?? script;
}
