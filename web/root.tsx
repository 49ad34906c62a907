import { Fragment, type ReactNode } from 'react';
import { Links, Meta, Scripts, type ShouldRevalidateFunctionArgs, useRouteLoaderData } from 'react-router';
import { writeBrandPath, writeIconPath } from '../domain/shop/brand/brand.ts';
import type { ShopProfile } from '../domain/shop/profile.ts';
import type { Route } from './+types/root.ts';
import type { RootData } from './features/shop/shop-context.tsx';
import { shopIdentity } from './features/users/shop-identity.ts';
import frauncesItalic from './fonts/fraunces-italic.woff2';
import figtree from './fonts/plain-figtree.woff2';
import fraunces from './fonts/plain-fraunces.woff2';
import { CRASH_TITLE, CrashScreen } from './layouts/crash-screen.tsx';
import { ShopRoot } from './layouts/shop-root.tsx';
import { SkipLink } from './layouts/skip-link.tsx';
import { pageDataContext } from './page-data.ts';
import { titlePage, titleShop } from './page-meta.ts';
import styles from './styles.css?url';
import { useEarlyTap } from './ui/browser/use-early-tap.ts';
import { choosePageColours } from './ui/page-colour.server.ts';
import { THEME_SCRIPT } from './ui/theme/theme.ts';
import { ThemeColour } from './ui/theme/theme-colour.tsx';

export const links: Route.LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href: figtree },
  { rel: 'stylesheet', href: styles },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

/** The face of headings, of the three pairings; the clean one has no second face. */
const DISPLAY_FONTS = { warm: fraunces, clean: null, classic: frauncesItalic } as const;

/** What a brand changes: the face that is fetched early, its own style sheet after the house's, and its icons. */
function BrandLinks({ brand }: Pick<ShopProfile, 'brand'>) {
  const font = DISPLAY_FONTS[brand?.fonts ?? 'warm'];
  return (
    <>
      {font && <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />}
      {brand ? (
        // With keys: an icon's element made over into a style sheet's would be fetched as one.
        <Fragment key="own">
          {brand.hasTheme && <link rel="stylesheet" href={writeBrandPath(brand.mark, 'theme.css')} />}
          <link rel="icon" href={writeIconPath({ brand }, 'favicon.png')} type="image/png" />
          <link rel="apple-touch-icon" href={writeIconPath({ brand }, 'apple-touch-icon.png')} />
        </Fragment>
      ) : (
        <Fragment key="house">
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="icon" href="/favicon.ico" sizes="32x32" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        </Fragment>
      )}
    </>
  );
}

export function loader({ request, context }: Route.LoaderArgs): RootData {
  const { readShopProfile, readHasDesigner } = context.get(pageDataContext);
  const shop = readShopProfile();
  // Pages are rendered at the shop's public address, whatever the visitor's request calls it.
  return {
    shop,
    origin: new URL(request.url).origin,
    hasDesigner: readHasDesigner(),
    pageColours: choosePageColours(shop),
  };
}

/** The shop's profile hardly ever changes: a page opened anew brings it, a step within the shop need not ask again. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  // Only a screen of the owner's asks for the page it is on.
  return currentUrl.href === nextUrl.href && currentUrl.pathname.startsWith('/admin/');
}

export function meta({ matches, error }: Route.MetaArgs) {
  return error ? titlePage(CRASH_TITLE)({ matches }) : titleShop({ matches });
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const root = useRouteLoaderData<RootData>('root');
  useEarlyTap();
  return (
    // The script in the head says how dark it is, which the server cannot know.
    <html lang="en-NG" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script>{THEME_SCRIPT}</script>
        {root?.pageColours && <ThemeColour colours={root.pageColours} />}
        <Meta />
        <Links />
        <BrandLinks {...(root?.shop.brand && { brand: root.shop.brand })} />
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
