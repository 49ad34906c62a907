import { findGuestOrderKey, findPageKey } from '../../api/stored-pages.ts';
import {
  chooseNetworkFirst,
  chooseNetworkPatiently,
  chooseStoredFirst,
  chooseYoungFirst,
  type Sources,
} from './choose-answer.ts';
import type { createGuestCache } from './guest-cache.ts';
import type { createPrivateCache } from './private-cache.ts';
import type { Way } from './route-request.ts';
import type { ShopBuild } from './shop-build.ts';
import { findStored, keepAnswer, type listCaches, type ShopCache } from './shop-caches.ts';
import { findSmallerPicture } from './smaller-picture.ts';
import type { WorkerNotes } from './worker-notes.ts';

type AnswersParts = {
  readonly build: ShopBuild;
  readonly shopCaches: ReturnType<typeof listCaches>;
  readonly ownCache: ReturnType<typeof createPrivateCache>;
  readonly guestCache: ReturnType<typeof createGuestCache>;
  readonly notes: WorkerNotes;
  /** Whether a newer worker waits until this one has nothing left to do. */
  readonly isAwaited: () => boolean;
  readonly now: () => Date;
};

type AnsweredWay = Exclude<Way, { kind: 'pass' | 'lasting' | 'identity-change' }>;

const OFFLINE_PAGE = '/offline';
/** Pages that a shopper without a line is likely to want next, the first one too: most opened it before this worker was there. */
const STEP_PAGES = ['/', '/cart', '/wishlist', '/checkout', '/orders'];
const ORDER_ANSWER = /^\/api\/orders\/[^/]+$/;
const SAVE_DATA_NOTE = 'save-data';

/** Not known to every browser, and so not to TypeScript. */
type NavigatorWithConnection = WorkerNavigator & { readonly connection?: { readonly saveData?: boolean } };

/** What each way means, with the caches at hand. */
export function createAnswers(parts: AnswersParts) {
  const { build, shopCaches, ownCache, guestCache, notes, isAwaited, now } = parts;
  const { shell, pages, files, pictures, pageData, answers } = shopCaches;
  let isSaving: Promise<boolean> | undefined;

  function isSavingData(): Promise<boolean> {
    const { connection } = navigator as NavigatorWithConnection;
    // What a page has said knows of the shopper's own choice; the browser's hint stands in for it.
    isSaving ??= notes
      .read<boolean>(SAVE_DATA_NOTE)
      .then((isWanted) => isWanted ?? connection?.saveData === true);
    return isSaving;
  }

  const findFile = async (key: string) => (await findStored(shell, key)) ?? findStored(files, key);

  /** Asks the shop, and keeps a copy of its answer behind the shopper's back. */
  function open(
    event: FetchEvent,
    keep: (answer: Response) => Promise<void>,
    find: Sources['findStored'],
  ): Sources {
    return {
      ask: async () => {
        const answer = await askShop(event);
        event.waitUntil(keep(answer.clone()));
        return answer;
      },
      findStored: find,
      now,
      goOn: (work) => event.waitUntil(work),
    };
  }

  const openCache = (event: FetchEvent, cache: ShopCache, key: string) =>
    open(
      event,
      (answer) => keepAnswer(cache, key, answer, now()),
      () => findStored(cache, key),
    );

  async function answerPage(event: FetchEvent, key: string | null): Promise<Response> {
    try {
      if (key === null) return await askShop(event);
      const find = async () => (await findStored(pages, key)) ?? findStored(shell, key);
      return await chooseNetworkFirst(open(event, (answer) => keepAnswer(pages, key, answer, now()), find));
    } catch {
      const wanted = new URL(event.request.url);
      const offline = new URL(OFFLINE_PAGE, wanted);
      offline.searchParams.set('to', wanted.pathname + wanted.search);
      return Response.redirect(offline);
    }
  }

  async function answerFile(event: FetchEvent, key: string): Promise<Response> {
    const wanted = (await isSavingData()) ? findSmallerPicture(key, build.sitePictures) : key;
    if (wanted !== key) return answerPicture(event, key);
    return chooseStoredFirst({ ...openCache(event, files, key), findStored: () => findFile(key) });
  }

  /** Where data are dear, what is kept in full already is shown, and otherwise half of it fetched. */
  async function answerPicture(event: FetchEvent, key: string): Promise<Response> {
    const smaller = (await isSavingData()) ? findSmallerPicture(key, build.sitePictures) : key;
    const stored = (await findStored(pictures, key)) ?? (await findFile(key));
    if (stored) return stored;
    if (smaller === key) return chooseStoredFirst(openCache(event, pictures, key));
    return chooseStoredFirst({
      ...openCache(event, pictures, smaller),
      ask: async () => {
        const answer = await fetch(smaller);
        event.waitUntil(keepAnswer(pictures, smaller, answer.clone(), now()));
        return answer;
      },
    });
  }

  function answerOwn(event: FetchEvent, key: string): Promise<Response> {
    // Without a line nobody has a token: what a customer has stored comes first.
    const isGuest = ORDER_ANSWER.test(key) && !event.request.headers.has('authorization');
    const choose = event.request.cache === 'no-cache' ? chooseNetworkPatiently : chooseNetworkFirst;
    return choose(
      open(
        event,
        isGuest
          ? (answer) => guestCache.keep(key, answer)
          : (answer) => ownCache.keep(key, event.request, answer),
        async () => (await ownCache.find(key, event.request)) ?? (isGuest ? guestCache.find(key) : undefined),
      ),
    );
  }

  async function answerSession(event: FetchEvent): Promise<Response> {
    return chooseNetworkFirst(open(event, ownCache.startListening(), ownCache.describeSession));
  }

  async function keepFile(key: string): Promise<void> {
    if (!(await findFile(key))) await keepAnswer(files, key, await fetch(key), now());
  }

  /** It may have been read before this worker was there. */
  async function keepGuestOrder(key: string | null): Promise<void> {
    if (key !== null && !(await guestCache.find(key))) await guestCache.keep(key, await fetch(key));
  }

  async function keepPage(path: string, itsFiles: readonly string[] = []): Promise<void> {
    const key = findPageKey(new URL(path, location.href));
    if (key === null || (await isSavingData())) return;
    if (!(await findStored(pages, key))) await keepAnswer(pages, key, await fetch(path), now());
    await keepGuestOrder(findGuestOrderKey(new URL(path, location.href).pathname));
    // While the next one waits, every page has come through this worker, and its files have been kept on the way.
    for (const file of itsFiles) if (!isAwaited()) await keepFile(file);
  }

  return {
    answer(way: AnsweredWay, event: FetchEvent): Promise<Response> {
      switch (way.kind) {
        case 'page':
          return answerPage(event, way.key);
        case 'file':
          return answerFile(event, way.key);
        case 'picture':
          return answerPicture(event, way.key);
        case 'page-data':
          return chooseYoungFirst(openCache(event, pageData, way.key));
        case 'catalogue':
          return chooseYoungFirst(openCache(event, answers, way.key));
        case 'terms':
          return chooseNetworkFirst(openCache(event, answers, way.key));
        case 'own':
          return answerOwn(event, way.key);
        case 'session':
          return answerSession(event);
      }
    },

    async keepShell(): Promise<void> {
      const store = await caches.open(shell.name);
      await store.addAll([...build.shell]);
      await keepAnswer(shell, OFFLINE_PAGE, await fetch(OFFLINE_PAGE, { cache: 'reload' }), now());
    },

    keepPage,

    async keepSteps(): Promise<void> {
      if (await isSavingData()) return;
      const steps = [
        ...build.steps.map((file) => () => keepFile(file)),
        ...STEP_PAGES.map((path) => () => keepPage(path)),
      ];
      for (const keep of steps) {
        if (isAwaited()) return;
        await keep();
      }
    },

    async saveData(isWanted: boolean): Promise<void> {
      isSaving = Promise.resolve(isWanted);
      await notes.write(SAVE_DATA_NOTE, isWanted);
    },
  };
}

/** A page may be on its way already. */
async function askShop({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await preloadResponse;
  return preloaded ?? fetch(request);
}
