import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import {
  type ActionFunctionArgs,
  createBrowserRouter,
  type RouteObject,
  RouterProvider,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router';
import { expect, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { PageData } from '../../contract/page-data.ts';
import { setTokenSource } from '../api/shop-api.ts';
import { createBuiltInIdentity } from '../features/users/built-in-identity.ts';
import { ShopRoot } from '../layouts/shop-root.tsx';
import { createLoadContext } from '../page-data.ts';
// It reads the address once, which is still that of the tests’ own page: with the first screen it would be that screen’s for all.
import '../ui/browser/work-area.ts';
import { receiveToasts } from '../ui/feedback/toast.ts';
import { listCommonAnswers, type Visitor } from './common-answers.ts';
import { EMPTY_SHOP } from './empty-shop.ts';
import { listUnnamedControls } from './list-unnamed-controls.ts';
import { StubStream } from './news-stub.ts';
import { createStubServer, fetchFilesAlone, type StubAnswer, type StubServer } from './stub-server.ts';
import { createUploadStub } from './stub-uploads.ts';
import { watchComplaints } from './watch-complaints.ts';

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 900 };

/** A busy machine has all the shop's modules to read first. */
const FIRST_LOAD_MS = 100_000;

type Surroundings = {
  readonly visitor?: Visitor;
  readonly answers?: readonly StubAnswer[];
  /** What the loaders of public pages ask the server for. */
  readonly pageData?: Partial<PageData>;
  /** What this browser remembers of earlier visits, in its local storage. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Of the tab’s entry for the address, as the browser has it after a reload. */
  readonly historyState?: unknown;
  /** What this tab remembers of what was done in it before, in its session storage. */
  readonly storedInTab?: Readonly<Record<string, string>>;
  /** What a page on the way waits for before it has what its loader gives; it may fail. */
  readonly beforeLoading?: (address: URL) => Promise<void> | void;
  readonly viewport?: { readonly width: number; readonly height: number };
};

type RouteEntry = {
  readonly file: string;
  readonly id?: string | undefined;
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
  readonly children?: readonly RouteEntry[] | undefined;
};

/** `web/routes.ts`, read where the tests are configured: its own imports are not for browsers. */
declare const SHOP_ROUTES: readonly RouteEntry[];

type LoaderArgs = ActionFunctionArgs & { readonly serverLoader?: () => unknown };
type PageModule = {
  readonly default?: Parameters<typeof withComponentProps>[0];
  readonly ErrorBoundary?: Parameters<typeof withErrorBoundaryProps>[0];
  readonly loader?: (args: LoaderArgs) => unknown;
  readonly clientLoader?: (args: LoaderArgs) => unknown;
};

const PAGES = import.meta.glob<PageModule>('../{features,layouts}/**/*-{page,layout}.tsx');

let closeScreen: (() => void) | undefined;
window.fetch = fetchFilesAlone;

/**
 * Shows the real screen of an address, in its frame and with everything around it, in front of a stubbed API. Opened again
 * within a test it is a reload: what the browser keeps is still there.
 */
export async function openScreen(path: string, surroundings: Surroundings = {}): Promise<StubServer> {
  const { visitor = null, answers = [], pageData = {}, viewport = DESKTOP } = surroundings;
  const { stored = {}, storedInTab = {}, historyState = null, beforeLoading } = surroundings;
  if (closeScreen) {
    closeScreen();
  } else {
    watchComplaints();
    clearBrowser();
    // What an earlier test has provoked with its last step waits for whoever shows it.
    receiveToasts(() => {})();
    onTestFinished(() => {
      try {
        closeScreen?.();
      } finally {
        vi.restoreAllMocks();
        vi.unstubAllGlobals();
      }
    });
  }
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  for (const [key, value] of Object.entries(storedInTab)) sessionStorage.setItem(key, value);
  await page.viewport(viewport.width, viewport.height);
  const server = createStubServer([...listCommonAnswers(visitor), ...answers]);
  vi.spyOn(window, 'fetch').mockImplementation(server.fetch);
  vi.stubGlobal('XMLHttpRequest', createUploadStub(server.fetch));
  vi.stubGlobal('EventSource', StubStream);
  const identity = createBuiltInIdentity({
    fetch: server.fetch,
    // One page is all the tabs there are.
    openChannel: () => ({ postMessage: () => {}, addEventListener: () => {} }),
    watchReturn: () => {},
    goTo: (address) => window.history.pushState(null, '', address),
    log: (message, error) => console.error(message, error),
  });
  setTokenSource(identity.tokens);

  window.history.replaceState(historyState, '', path);
  const data = { ...EMPTY_SHOP, ...pageData } as PageData;
  const context = createLoadContext(data, (error) => console.error(error));
  const router = createBrowserRouter(
    [
      {
        id: 'root',
        element: <ShopRoot identity={identity} />,
        loader: () => ({
          shop: data.readShopProfile(),
          origin: 'https://shop.example',
          hasDesigner: data.readHasDesigner(),
        }),
        hydrateFallbackElement: <p>Loading…</p>,
        children: SHOP_ROUTES.map((entry) => toRoute(entry, beforeLoading)),
      },
    ],
    { getContext: () => context },
  );

  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  closeScreen = () => {
    closeScreen = undefined;
    const unnamed = listUnnamedControls();
    root.unmount();
    router.dispose();
    place.remove();
    expect(server.unanswered, 'calls without a stubbed answer').toEqual([]);
    expect(unnamed, 'controls without a label').toEqual([]);
  };
  // Opened for the first time, a screen's own modules are still to come, and a press waits less long than they may take.
  await expect.poll(() => router.state.initialized, { timeout: FIRST_LOAD_MS }).toBe(true);
  return server;
}

/** Waits until this is the address of the screen, with its query and mark. */
export async function expectAddress(address: string): Promise<void> {
  const readAddress = ({ pathname, search, hash }: Location) => `${pathname}${search}${hash}`;
  await expect.poll(() => readAddress(window.location)).toBe(address);
}

/** Screens of several tests share one page, as they do in a browser that never closes. */
function clearBrowser(): void {
  localStorage.clear();
  sessionStorage.clear();
}

function toRoute(
  { file, id, path, index, children }: RouteEntry,
  beforeLoading: Surroundings['beforeLoading'],
): RouteObject {
  const lazy = async () => {
    const importPage = PAGES[`../${file}`];
    if (!importPage) throw new Error(`${file} is no page`);
    const { default: Page, ErrorBoundary, loader, clientLoader } = await importPage();
    const askServer = async (args: ActionFunctionArgs) => {
      await beforeLoading?.(new URL(args.request.url));
      return loader?.(args);
    };
    const loadData = clientLoader
      ? (args: ActionFunctionArgs) => clientLoader({ ...args, serverLoader: () => askServer(args) })
      : loader && askServer;
    return {
      ...(Page && { Component: withComponentProps(Page) }),
      ...(ErrorBoundary && { ErrorBoundary: withErrorBoundaryProps(ErrorBoundary) }),
      ...(loadData && { loader: loadData }),
    };
  };
  const shared = { id: id ?? file, lazy };
  if (index) return { ...shared, index: true };
  return {
    ...shared,
    ...(path !== undefined && { path }),
    ...(children && { children: children.map((child) => toRoute(child, beforeLoading)) }),
  };
}
