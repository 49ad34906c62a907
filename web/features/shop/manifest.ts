import { pageDataContext } from '../../page-data.ts';
import { choosePageColours } from '../../ui/page-colour.server.ts';
import type { Route } from './+types/manifest.ts';
import { describeManifest } from './web-manifest.ts';

export function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(pageDataContext).readShopProfile();
  return Response.json(describeManifest(shop, choosePageColours(shop).light), {
    headers: { 'content-type': 'application/manifest+json' },
  });
}
