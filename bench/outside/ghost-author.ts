const OWNER = { name: 'Oyin Ade', email: 'author@bakery.example', password: 'three warm loaves at dawn' };

type Entry = {
  readonly title: string;
  readonly slug?: string;
  readonly blocks: readonly object[];
  readonly visibility?: string;
  readonly tags?: readonly string[];
};

export type GhostAuthor = Awaited<ReturnType<typeof becomeGhostAuthor>>;

/** Sets a fresh Ghost up as its first visitor would, and writes there as its owner does. */
export async function becomeGhostAuthor(url: string) {
  let cookie = '';

  async function call(path: string, body: object): Promise<Record<string, unknown>> {
    const response = await fetch(`${url}/ghost/api/admin/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url, cookie, 'accept-version': 'v6.0' },
      body: JSON.stringify(body),
    });
    if (!response.ok)
      throw new Error(`Ghost answered ${path} with ${response.status}: ${await response.text()}`);
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    const text = await response.text();
    return text.startsWith('{') ? JSON.parse(text) : {};
  }

  await call('authentication/setup/', { setup: [{ ...OWNER, blogTitle: 'Words' }] });
  await call('session/', { username: OWNER.email, password: OWNER.password });
  const made = await call('integrations/?include=api_keys', { integrations: [{ name: 'Oyin' }] });
  const [{ api_keys: keys = [] } = {}] = made.integrations as readonly {
    readonly api_keys?: readonly { readonly type: string; readonly secret: string }[];
  }[];

  async function publish(
    kind: 'posts' | 'pages',
    { title, slug, blocks, visibility = 'public', tags = [] }: Entry,
  ): Promise<void> {
    const root = { children: blocks, direction: 'ltr', format: '', indent: 0, type: 'root', version: 1 };
    const entry = {
      title,
      slug,
      visibility,
      lexical: JSON.stringify({ root }),
      status: 'published',
      tags: tags.map((name) => ({ name })),
    };
    await call(`${kind}/`, { [kind]: [entry] });
  }

  return { key: keys.find(({ type }) => type === 'content')?.secret ?? '', publish };
}

export function paragraph(text: string, link?: string): object {
  const words = { detail: 0, format: 0, mode: 'normal', style: '', text, type: 'extended-text', version: 1 };
  const block = { direction: 'ltr', format: '', indent: 0, version: 1 };
  const inside = link
    ? { ...block, type: 'link', url: link, rel: null, target: null, title: null, children: [words] }
    : words;
  return { ...block, type: 'paragraph', children: [inside] };
}

/** One of each card that a story may hold, as Ghost's editor keeps it. */
export const CARDS: readonly object[] = [
  {
    type: 'bookmark',
    version: 1,
    url: 'https://bakers.example/heat',
    metadata: {
      title: 'Baking in the heat',
      description: 'How butter stays cold.',
      author: '',
      publisher: 'Bakers',
      icon: '',
      thumbnail: '',
    },
    caption: '',
  },
  { type: 'codeblock', version: 1, code: 'flour 500g\n# salt 10g', language: 'text', caption: '' },
  {
    type: 'embed',
    version: 1,
    url: 'https://www.youtube.com/watch?v=abc123',
    embedType: 'video',
    html: '<iframe width="200" height="113" src="https://www.youtube.com/embed/abc123?feature=oembed" title="Kneading"></iframe>',
    metadata: {},
    caption: '',
  },
  {
    type: 'video',
    version: 1,
    src: 'https://media.example/dough.mp4',
    duration: 34,
    mimeType: 'video/mp4',
    width: 640,
    height: 360,
    caption: '',
    thumbnailSrc: 'https://media.example/t.jpg',
    customThumbnailSrc: '',
    thumbnailWidth: 640,
    thumbnailHeight: 360,
    cardWidth: 'regular',
    loop: false,
    fileName: 'dough.mp4',
  },
  {
    type: 'audio',
    version: 1,
    src: 'https://media.example/morning.mp3',
    title: 'Morning',
    duration: 12,
    mimeType: 'audio/mp3',
    thumbnailSrc: '',
  },
  {
    type: 'file',
    version: 1,
    src: 'https://media.example/list.pdf',
    fileTitle: 'Price list',
    fileCaption: '',
    fileName: 'list.pdf',
    fileSize: 12_000,
  },
  {
    type: 'signup',
    version: 1,
    alignment: 'left',
    header: 'Join our letter',
    subheader: '',
    disclaimer: 'No spam.',
    buttonText: 'Subscribe',
    buttonColor: 'accent',
    buttonTextColor: '#FFFFFF',
    backgroundColor: '#F0F0F0',
    textColor: '#000000',
    layout: 'wide',
    labels: [],
    successMessage: 'Done',
  },
];
