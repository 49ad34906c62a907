import type { ShopEvent } from '../../../contract/events.ts';
import type { EventSink } from './listener.ts';

const encoder = new TextEncoder();
/** A comment, which browsers pass over. */
const BEAT = encoder.encode(': beat\n\n');
/** How long a browser waits before it connects again. */
const OPENING = encoder.encode('retry: 3000\n\n');
/** More than this unread means that nobody reads. */
const BACKLOG_MAX_BYTES = 64 * 1024;

/**
 * Server-sent events. `join` gets where to send them and answers how to leave, or nothing when there is no room. Whoever
 * goes before the first byte never cancels the stream: only the request's signal tells of it.
 */
export function openEventStream(
  join: (sink: EventSink) => (() => void) | undefined,
  signal: AbortSignal,
): ReadableStream<Uint8Array> | undefined {
  let leave: (() => void) | undefined;
  const stream = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let isOpen = true;
        const close = () => {
          if (!isOpen) return;
          isOpen = false;
          leave?.();
          controller.close();
        };
        const write = (bytes: Uint8Array) => {
          if (!isOpen) return;
          controller.enqueue(bytes);
          if ((controller.desiredSize ?? 0) < -BACKLOG_MAX_BYTES) close();
        };
        write(OPENING);
        leave = join({
          send: (event) => write(writeEvent(event)),
          beat: () => write(BEAT),
          close,
        });
      },
      cancel: () => leave?.(),
    },
    { highWaterMark: 0, size: (chunk) => chunk?.byteLength ?? 0 },
  );
  if (signal.aborted) leave?.();
  signal.addEventListener('abort', () => leave?.());
  return leave && stream;
}

function writeEvent(event: ShopEvent): Uint8Array {
  return encoder.encode(`data: ${JSON.stringify(event)}\n\n`);
}
