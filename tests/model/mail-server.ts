import { type Mail, type MailTransport, UnacknowledgedMailError } from "#server/mail/mail.ts";
import type { SimulatedProcess, Simulation } from "./simulation.ts";

/** One e-mail that the mail server took, and what its process heard of it. */
export interface Copy {
  mail: Mail;
  by: SimulatedProcess;
  /** `lost`: the process knows that it does not know. Absent until it hears anything. */
  answer?: "taken" | "lost";
}

/** What the mail server does with an e-mail. */
const moods = ["takes", "takes", "takes", "breaks", "refuses", "unreachable", "hangs"] as const;

/** The transport gives up an e-mail after this time. */
const sendingTimeout = 90_000;

/** A mail server that fails, and lies about what it took. It outlives every process. */
export class MailServer {
  readonly copies: Copy[] = [];
  readonly #simulation: Simulation;
  #mood: (typeof moods)[number] = "takes";

  constructor(simulation: Simulation) {
    this.#simulation = simulation;
  }

  changeMood(): void {
    this.#mood = this.#simulation.choices.of(moods);
    this.#simulation.note(`the mail server: ${this.#mood}`);
  }

  /**
   * A process's line to it.
   * @param onCopy called when the server takes an e-mail
   */
  transport(by: SimulatedProcess, onCopy: (copy: Copy) => void): MailTransport {
    const simulation = this.#simulation;
    return {
      place: "simulation",
      send: async (mail) => {
        const begun = simulation.elapsed;
        const copy = await by.call(`sends ${mail.subject}`, () => {
          const mood = simulation.hasFaults ? this.#mood : "takes";
          if (mood === "refuses") throw failure("Try again later", { responseCode: 451 });
          if (mood === "unreachable") throw failure("connect", { code: "ECONNREFUSED" });
          // Cut off after a while, and who knows how far it came.
          const isLate = mood === "hangs" || simulation.elapsed - begun > sendingTimeout;
          if (isLate && simulation.choices.below(2)) throw failure("late", { code: "ETIMEDOUT" });
          const taken: Copy = { mail, by };
          this.copies.push(taken);
          onCopy(taken);
          return { taken, isLate: isLate || mood === "breaks" };
        });
        await by.call("hears the mail server", () => undefined);
        const isHeard = !copy.isLate && simulation.elapsed - begun <= sendingTimeout;
        copy.taken.answer = isHeard ? "taken" : "lost";
        if (!isHeard) throw new UnacknowledgedMailError(new Error("The line broke."));
      },
      close: async () => undefined,
    };
  }
}

const failure = (message: string, facts: object) => Object.assign(new Error(message), facts);
