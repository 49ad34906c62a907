import type { ReactNode } from 'react';
import { Links, Meta, Scripts, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root.ts';
import type { RootData } from './features/shop/shop-context.tsx';
import { shopIdentity } from './features/users/shop-identity.ts';
import figtree from './fonts/plain-figtree.woff2';
import fraunces from './fonts/plain-fraunces.woff2';
import { CRASH_TITLE, CrashScreen } from './layouts/crash-screen.tsx';
import { ShopRoot } from './layouts/shop-root.tsx';
import { SkipLink } from './layouts/skip-link.tsx';
import { pageDataContext } from './page-data.ts';
import { titlePage, titleShop } from './page-meta.ts';
import styles from './styles.css?url';
import { useEarlyTap } from './ui/browser/use-early-tap.ts';
import { PAGE_COLOURS } from './ui/page-colour.server.ts';
import { THEME_SCRIPT } from './ui/theme/theme.ts';
import { ThemeColour } from './ui/theme/theme-colour.tsx';

export const links: Route.LinksFunction = () => [
  ...[fraunces, figtree].map(
    (href) => ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const,
  ),
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export function loader({ request, context }: Route.LoaderArgs): RootData {
  const shop = context.get(pageDataContext).readShopProfile();
  // Pages are rendered at the shop's public address, whatever the visitor's request calls it.
  return { shop, origin: new URL(request.url).origin, pageColours: PAGE_COLOURS };
}

/** The shop's profile hardly ever changes: a page opened anew brings it, a step within the shop need not ask again. */
export function shouldRevalidate(): boolean {
  return false;
}

export function meta({ matches, error }: Route.MetaArgs) {
  return error ? titlePage(CRASH_TITLE)({ matches }) : titleShop({ matches });
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const pageColours = useRouteLoaderData<RootData>('root')?.pageColours;
  useEarlyTap();
  return (
    // The script in the head says how dark it is, which the server cannot know.
    <html lang="en-NG" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script>{THEME_SCRIPT}</script>
        {pageColours && <ThemeColour colours={pageColours} />}
        <Meta />
        <Links />
      </head>
      <body>
        <SkipLink />
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <ShopRoot identity={shopIdentity} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <CrashScreen error={error} />;
}
