import type { PictureAnswer } from '../../../contract/pictures.ts';
import { describeError } from '../feedback/describe-error.ts';

/** More would only share the same slow line. */
const UPLOADS_AT_ONCE = 2;

export type UploadTask = {
  readonly key: string;
  readonly fileName: string;
  /** Shows the file before the shop has it. */
  readonly previewUrl: string;
  readonly status: 'waiting' | 'sending' | 'done' | 'failed';
  /** The part of the file that is on its way, from 0 to 1. */
  readonly progress: number;
  readonly failure: string | null;
};

export type UploadFile = (
  file: File,
  options: { readonly onProgress: (part: number) => void; readonly signal: AbortSignal },
) => Promise<PictureAnswer>;

type UploadQueueParts = {
  readonly upload: UploadFile;
  readonly onUploaded: (key: string, picture: PictureAnswer) => void;
  readonly createPreview: (file: File) => string;
  readonly revokePreview: (previewUrl: string) => void;
};

type Entry = { readonly file: File; readonly controller: AbortController; task: UploadTask };

/** Sends pictures to the shop, two at a time in the order they came; each can be cancelled and tried again. */
export function createUploadQueue(parts: UploadQueueParts) {
  const { upload, onUploaded, createPreview, revokePreview } = parts;
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  let tasks: readonly UploadTask[] = [];

  function notify(): void {
    tasks = [...entries.values()].map(({ task }) => task);
    for (const listener of listeners) listener();
  }

  function change(entry: Entry, part: Partial<UploadTask>): void {
    entry.task = { ...entry.task, ...part };
    notify();
  }

  function sendNext(): void {
    const all = [...entries.values()];
    const freePlaces = UPLOADS_AT_ONCE - all.filter(({ task }) => task.status === 'sending').length;
    const waiting = all.filter(({ task }) => task.status === 'waiting');
    for (const entry of waiting.slice(0, Math.max(0, freePlaces))) void send(entry);
  }

  async function send(entry: Entry): Promise<void> {
    const { file, controller, task } = entry;
    const { signal } = controller;
    change(entry, { status: 'sending', progress: 0, failure: null });
    try {
      const onProgress = (progress: number) => change(entry, { progress });
      const picture = await upload(file, { onProgress, signal });
      if (signal.aborted) return;
      change(entry, { status: 'done', progress: 1 });
      onUploaded(task.key, picture);
    } catch (error) {
      if (signal.aborted) return;
      change(entry, { status: 'failed', failure: describeError(error) });
    } finally {
      sendNext();
    }
  }

  function drop(entry: Entry): void {
    entry.controller.abort();
    entries.delete(entry.task.key);
    revokePreview(entry.task.previewUrl);
  }

  return {
    listTasks: () => tasks,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(files: readonly { readonly key: string; readonly file: File }[]): void {
      for (const { key, file } of files) {
        const task: UploadTask = {
          key,
          fileName: file.name,
          previewUrl: createPreview(file),
          status: 'waiting',
          progress: 0,
          failure: null,
        };
        entries.set(key, { file, controller: new AbortController(), task });
      }
      notify();
      sendNext();
    },
    retry(key: string): void {
      const entry = entries.get(key);
      if (entry?.task.status !== 'failed') return;
      change(entry, { status: 'waiting' });
      sendNext();
    },
    /** Also stops it where it is on its way. */
    remove(key: string): void {
      const entry = entries.get(key);
      if (!entry) return;
      drop(entry);
      notify();
      sendNext();
    },
    removeAll(): void {
      for (const entry of [...entries.values()]) drop(entry);
      notify();
    },
  };
}
