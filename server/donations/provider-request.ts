import type { z } from "zod";
import { ProviderError } from "./payment-provider.ts";

/** In bytes; a normal answer has a few hundred. */
const maxReplyBytes = 256 * 1024;

interface ProviderRequest {
  method: "GET" | "POST";
  url: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** Milliseconds for the whole exchange. */
  timeout: number;
}

/** A provider's answer. Numbers are texts, exactly as written. */
export interface ProviderReply {
  status: number;
  json: unknown;
}

/**
 * Sends a request and parses the JSON of the reply. Redirects are not followed: our key is for the provider
 * alone.
 * @throws ProviderError of kind `silent` when there is no answer, or no JSON
 */
export async function requestProvider(request: ProviderRequest): Promise<ProviderReply> {
  const { method, url, headers, body, timeout } = request;
  let status: number;
  let text: string;
  try {
    const response = await fetch(url, {
      method,
      redirect: "manual",
      headers: {
        accept: "application/json",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeout),
    });
    status = response.status;
    text = await readText(response);
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    const isLate = error instanceof Error && error.name === "TimeoutError";
    throw new ProviderError("silent", isLate ? "no answer in time" : "cannot be reached");
  }
  // 429 and 5xx are no answer to our request, whatever their body.
  if (status === 429 || status >= 500) throw new ProviderError("silent", `answered ${status}`);
  try {
    return { status, json: parseExactly(text) };
  } catch {
    throw new ProviderError("silent", `answered ${status} without JSON`);
  }
}

/** @throws ProviderError of kind `silent` when a reply has another type */
export function readShape<Schema extends z.ZodType>(schema: Schema, json: unknown) {
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new ProviderError("silent", "answered in an unknown shape");
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxReplyBytes) throw new ProviderError("silent", "answered with too much");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Parses JSON and keeps every number as text. A floating-point amount could be rounded to the expected one. */
export function parseExactly(text: string): unknown {
  return JSON.parse(text, (_key, value: unknown, context?: { source?: string }) =>
    typeof value === "number" ? (context?.source ?? String(value)) : value,
  );
}
