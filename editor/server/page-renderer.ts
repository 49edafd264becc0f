import { once } from "node:events";
import { MessageChannel, Worker } from "node:worker_threads";

/** The answer to a request for a page. */
export interface RenderedPage {
  status: number;
  type: string;
  location: string | null;
  body: Uint8Array<ArrayBuffer>;
}

/** Renders pages of the site from the copy of its content; see `render-pages.ts`. */
export class PageRenderer {
  readonly #worker: Worker;
  readonly #ended = new AbortController();

  /** @param folder with `build/server/` and `content/` */
  constructor(folder: string) {
    this.#worker = new Worker(new URL("render-pages.ts", import.meta.url), {
      workerData: { folder },
      // By this name the readers of content read each time, and show drafts.
      env: { ...process.env, NODE_ENV: "development" },
      // React and the router print warnings meant for development only.
      stderr: true,
    });
    this.#worker.on("error", (error) => this.#ended.abort(error));
  }

  /** @param path with its query */
  async render(path: string): Promise<RenderedPage> {
    const { port1: answers, port2: port } = new MessageChannel();
    this.#worker.postMessage({ path, port }, [port]);
    try {
      const [answer] = await once(answers, "message", { signal: this.#ended.signal });
      if ("error" in answer) throw new Error(answer.error);
      return answer as RenderedPage;
    } finally {
      answers.close();
    }
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
