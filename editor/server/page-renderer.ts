import { Worker } from "node:worker_threads";

/** The answer to a request for a page. */
export interface RenderedPage {
  status: number;
  type: string;
  location: string | null;
  body: Uint8Array<ArrayBuffer>;
}

type Answer = { id: number } & (RenderedPage | { error: string });

/** Renders pages of the site from the copy of its content; see `render-pages.ts`. */
export class PageRenderer {
  readonly #worker: Worker;
  readonly #waiting = new Map<
    number,
    { resolve: (page: RenderedPage) => void; reject: (error: Error) => void }
  >();
  #last = 0;

  /** @param folder with `build/server/` and `content/` */
  constructor(folder: string) {
    this.#worker = new Worker(new URL("render-pages.ts", import.meta.url), {
      workerData: { folder },
      // By this name the readers of content read each time, and show drafts.
      env: { ...process.env, NODE_ENV: "development" },
      // React and the router print warnings meant for development only.
      stderr: true,
    });
    this.#worker.on("message", (answer: Answer) => {
      const { resolve, reject } = this.#waiting.get(answer.id) ?? {};
      this.#waiting.delete(answer.id);
      if ("error" in answer) reject?.(new Error(answer.error));
      else resolve?.(answer);
    });
    this.#worker.on("error", (error: Error) => {
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    });
  }

  /** @param path with its query */
  render(path: string): Promise<RenderedPage> {
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, path });
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
