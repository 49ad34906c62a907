/** A push as the worker passes it on to the pages of the shop. Checked by hand: the worker is fetched whole by every browser. */
export type PushMessage = {
  readonly title: string;
  readonly body: string;
  /** A later one with the same tag replaces the earlier on the screen. */
  readonly tag: string;
  /** A path inside the shop. */
  readonly link: string;
};

/** What the worker asks of a page: to tell of a push, or to go where it leads. A page that can do so answers on the port. */
export type PageRequest =
  | { readonly type: 'push'; readonly message: PushMessage }
  | { readonly type: 'open'; readonly link: string };

export const DEFAULT_PUSH_TEXT = 'New notification';

const HOME = '/';
const ANY_ORIGIN = 'https://any.invalid';

/** From Web Push as it was sent; from Firebase inside of `data`, or of `notification` when sent from its own console. */
export function readPush(text: string | undefined): PushMessage {
  const sent = readObject(parse(text));
  const parts = [sent, readObject(sent.data), readObject(sent.notification)];
  const find = (name: keyof PushMessage) =>
    parts.map((part) => part[name]).find((value): value is string => typeof value === 'string') ?? '';
  return {
    title: find('title') || DEFAULT_PUSH_TEXT,
    body: find('body'),
    tag: find('tag'),
    link: readShopPath(find('link')),
  };
}

/** Undefined for what somebody else has sent. */
export function readPageRequest(data: unknown): PageRequest | undefined {
  const { type, message, link } = readObject(data);
  if (type === 'open') return { type, link: readShopPath(link) };
  if (type === 'push') return { type, message: readPush(JSON.stringify(message)) };
  return undefined;
}

/** Read as a browser would: `//elsewhere.example` and `/\elsewhere.example` are other sites, and lead home instead. */
export function readShopPath(link: unknown): string {
  if (typeof link !== 'string' || !link.startsWith('/') || !URL.canParse(link, ANY_ORIGIN)) return HOME;
  const { origin, pathname, search, hash } = new URL(link, ANY_ORIGIN);
  return origin === ANY_ORIGIN ? `${pathname}${search}${hash}` : HOME;
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

function readObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
