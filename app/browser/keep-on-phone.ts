import { downloadCost } from "#collections/formats/download-cost.ts";
import { fillPlaceholders as fill } from "#collections/formats/fill-placeholders.ts";
import { formatMoment } from "#collections/formats/format-day.ts";
import { failureOf } from "../offline/download-pages.ts";
import { fetchManifest } from "../offline/fetch-manifest.ts";
import type { KeepLabels } from "../offline/keep-labels.ts";
import type { DownloadProgress } from "../offline/messages.ts";
import { findOfflineCopy, type OfflineCopy, removeOfflinePages } from "../offline/offline-cache.ts";
import { languageOf, type OfflineManifest } from "../offline/offline-manifest.ts";

/** Enables "Keep on this phone" in a `KeepOnPhone`: shows size and cost, saves the pages, removes them. */
export async function startKeepOnPhone(place: HTMLElement, addressOf: () => string) {
  const labels = JSON.parse(place.dataset.keepOnPhone ?? "{}") as KeepLabels;
  const find = <Found extends HTMLElement>(name: string) =>
    place.querySelector<Found>(`[data-keep=${name}]`);
  const [cost, keep, remove, status] = [
    find("cost"),
    find<HTMLButtonElement>("keep"),
    find<HTMLButtonElement>("remove"),
    find("status"),
  ];
  if (!cost || !keep || !remove || !status) return;

  const show = async (message?: string): Promise<void> => {
    const copy = await findKept();
    const isStarted = Boolean(copy) || Boolean(await navigator.serviceWorker.getRegistration("/"));
    place.dataset.state = copy ? "kept" : "free";
    setLabel(keep, copy ? labels.renew : labels.keep);
    keep.disabled = false;
    remove.hidden = !isStarted;
    status.textContent =
      message ??
      (copy ? fill(labels.kept, { date: formatMoment(copy.checkedAt, pageLanguage()) }) : "");
  };

  const list = isSupported() ? await readList() : undefined;
  if (!list) {
    cost.textContent = labels.unfit;
    place.dataset.state = "unfit";
    return;
  }
  cost.textContent = fill(labels.cost, { cost: downloadCost(list.bytes, labels, pageLanguage()) });

  keep.addEventListener("click", async () => {
    keep.disabled = true;
    const result = await requestDownload(addressOf(), (done, all) => {
      status.textContent = fill(labels.progress, { done, all });
    }).catch(failureOf);
    await show(result === "kept" ? undefined : labels[result]);
  });
  remove.addEventListener("click", async () => {
    await removePages();
    await show(labels.removed);
    keep.focus();
  });
  await show();
}

const pageLanguage = () => document.documentElement.lang;

const isSupported = () => "serviceWorker" in navigator && "caches" in window;

async function findKept(): Promise<OfflineCopy | undefined> {
  const copy = await findOfflineCopy();
  return copy && languageOf(copy.list.version) === pageLanguage() ? copy : undefined;
}

/** @returns undefined when the site has switched it off or is unreachable */
async function readList(): Promise<OfflineManifest | undefined> {
  const copy = await findKept();
  return copy ? copy.list : fetchManifest(pageLanguage()).catch(() => undefined);
}

type Result = Exclude<DownloadProgress, object>;

async function requestDownload(
  address: string,
  report: (done: number, all: number) => void,
): Promise<Result> {
  const registration = await navigator.serviceWorker.register(address, { scope: "/" });
  // Persistent storage is a hint; most browsers decide on their own.
  void navigator.storage?.persist?.().catch(() => false);
  const worker = registration.active ?? (await navigator.serviceWorker.ready).active;
  const channel = new MessageChannel();
  return new Promise<Result>((resolve) => {
    channel.port1.onmessage = ({ data }: MessageEvent<DownloadProgress>) => {
      if (typeof data === "object") return report(data.done, data.all);
      // After a failure late progress messages must not overwrite the status.
      channel.port1.close();
      resolve(data);
    };
    worker?.postMessage({ keep: pageLanguage() }, [channel.port2]);
  });
}

async function removePages(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration("/"))?.unregister();
  await removeOfflinePages();
}

function setLabel(button: HTMLButtonElement, label: string): void {
  const span = button.querySelector("span");
  if (span) span.textContent = label;
}
