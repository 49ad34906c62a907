import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Mailbox, MailPort, StoredMail } from '../../ports/mail.ts';
import { addressMail, type Sender } from './address-mail.ts';

const MAILS_MAX = 500;
const ENDING = '.json';
/** The moment first, so that the order of the names is the order of the mails. */
const ID_FORM = /^\d{17}-[\da-f]{8}$/;

const storedMailSchema = z.object({
  id: z.string(),
  sentAt: z.iso.datetime(),
  from: z.string(),
  replyTo: z.nullable(z.string()),
  to: z.string(),
  subject: z.string(),
  messageId: z.string(),
  headers: z._default(z.record(z.string(), z.string()), {}),
  text: z.string(),
  html: z.string(),
}) satisfies z.ZodMiniType<StoredMail>;

export type StoredMailOptions = {
  readonly folder: string;
  readonly readSender: () => Sender;
  readonly now?: () => Date;
  readonly mailsMax?: number;
};

/** Keeps each mail as one file and lets the oldest go. The files hold secret links: only their owner may read them. */
export function createStoredMail(options: StoredMailOptions): MailPort & Mailbox {
  const { folder, readSender, now = () => new Date(), mailsMax = MAILS_MAX } = options;
  let lastMoment = 0;

  /** Never the same twice, so that mails of one millisecond keep their order. */
  const takeMoment = () => {
    lastMoment = Math.max(now().getTime(), lastMoment + 1);
    return new Date(lastMoment).toISOString();
  };

  /** Drafts that a crash left behind are counted too, and so go with time. */
  const dropOldest = async () => {
    const names = (await readdir(folder)).sort();
    const surplus = names.slice(0, Math.max(0, names.length - mailsMax));
    await Promise.all(surplus.map((name) => rm(join(folder, name), { force: true })));
  };

  return {
    async send(mail) {
      const { sender, replyTo = null, ...addressed } = addressMail(mail, readSender());
      const sentAt = takeMoment();
      const id = `${sentAt.replace(/\D/g, '')}-${randomBytes(4).toString('hex')}`;
      const from = `${sender.name} <${sender.address}>`;
      const stored: StoredMail = { ...addressed, id, sentAt, from, replyTo };

      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, id + ENDING);
      const draft = `${path}.draft`;
      await writeFile(draft, JSON.stringify(stored, null, 2), { mode: 0o600, flush: true });
      await rename(draft, path);
      await dropOldest();
    },

    async list({ to } = {}) {
      const names = await listNames(folder);
      const mails = await Promise.all(names.map((name) => readMail(join(folder, name))));
      const wanted = to?.toLowerCase();
      return mails
        .filter((mail) => mail !== undefined)
        .filter((mail) => !wanted || mail.to.toLowerCase() === wanted);
    },

    // The form of an id keeps a path out of it.
    find: async (id) => (ID_FORM.test(id) ? readMail(join(folder, id + ENDING)) : undefined),
  };
}

async function listNames(folder: string): Promise<readonly string[]> {
  try {
    const names = await readdir(folder);
    return names
      .filter((name) => name.endsWith(ENDING))
      .sort()
      .reverse();
  } catch (error) {
    // Until the first mail there is no folder.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** A file that has just been dropped, or that somebody has changed by hand, is no mail. */
async function readMail(path: string): Promise<StoredMail | undefined> {
  try {
    return storedMailSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return undefined;
  }
}
