import type { NewsStream } from '../news-stream.ts';

export type MadeUpStream = NewsStream & {
  readonly isOpen: () => boolean;
  readonly succeed: () => void;
  readonly say: (text: string) => void;
  /** The line broke; the browser tries again by itself. */
  readonly falter: () => void;
  /** The server will have none of it. */
  readonly refuse: () => void;
};

/** Event sources whose other end is the test. */
export function openMadeUpStreams() {
  const streams: MadeUpStream[] = [];

  function openStream(): MadeUpStream {
    let readyState: 0 | 1 | 2 = 0;
    const target = new EventTarget();
    const stream: MadeUpStream = {
      addEventListener: (type, listener) => target.addEventListener(type, listener),
      get readyState() {
        return readyState;
      },
      close: () => {
        readyState = 2;
      },
      isOpen: () => readyState !== 2,
      succeed: () => {
        readyState = 1;
        target.dispatchEvent(new Event('open'));
      },
      say: (text) => void target.dispatchEvent(new MessageEvent('message', { data: text })),
      falter: () => {
        readyState = 0;
        target.dispatchEvent(new Event('error'));
      },
      refuse: () => {
        readyState = 2;
        target.dispatchEvent(new Event('error'));
      },
    };
    streams.push(stream);
    return stream;
  }

  return {
    openStream,
    opened: streams,
    latest: (): MadeUpStream => {
      const stream = streams.at(-1);
      if (!stream) throw new Error('No stream was opened');
      return stream;
    },
  };
}
