import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import { kampalaDay } from "#collections/formats/kampala-day.ts";
import type { Log } from "#server/log.ts";
import { makeFolder } from "#server/store/make-folder.ts";
import { type MailTransport, messageSource } from "./mail.ts";

/** Writes each mail to `<date>-<id>.eml`, for sites without a mail server; a repeat overwrites its file. */
export function createFileTransport(folder: string, log: Log): MailTransport {
  const builder = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    place: folder,
    async send(mail) {
      const { message } = await builder.sendMail(messageSource(mail));
      const day = kampalaDay(mail.date);
      const file = join(folder, `${day}-${mail.id}.eml`);
      const unfinished = `${file}.part`;
      makeFolder(folder);
      await writeFile(unfinished, message, { mode: 0o600, flush: true });
      await rename(unfinished, file);
      log.info({ file }, "mail written to a file");
    },
    async close() {},
  };
}
