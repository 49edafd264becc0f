import type { FirstDay } from "./first-day.ts";
import type { Step } from "./run-steps.ts";
import { backUp } from "./steps/back-up.ts";
import { buildAndServe } from "./steps/build-and-serve.ts";
import { configure } from "./steps/configure.ts";
import { fillPlaceholders } from "./steps/fill-in.ts";
import { goOn } from "./steps/go-on.ts";
import { loseAndRestore } from "./steps/lose-and-restore.ts";
import { publish } from "./steps/publish.ts";
import { receiveMessage } from "./steps/receive-message.ts";
import { sendNewsletter } from "./steps/send-newsletter.ts";
import { takeDonation } from "./steps/take-donation.ts";
import { writeNews } from "./steps/write-news.ts";

/** The steps of the first day, in order. */
export const firstDaySteps: readonly Step<FirstDay>[] = [
  { title: "Configure", run: configure },
  { title: "Fill in the organisation", run: fillPlaceholders },
  { title: "Write a news item and a newsletter", run: writeNews },
  { title: "Build and serve", run: buildAndServe },
  { title: "Publish", run: publish },
  { title: "Receive a message", run: receiveMessage },
  { title: "Send a newsletter", run: sendNewsletter },
  { title: "Take a test donation", run: takeDonation },
  { title: "Back up", run: backUp },
  { title: "Lose the disk and restore", run: loseAndRestore },
  { title: "Go on", run: goOn },
];
