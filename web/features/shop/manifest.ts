import { pageDataContext } from '../../page-data.ts';
import { choosePageColours } from '../../ui/page-colour.server.ts';
import type { Route } from './+types/manifest.ts';
import { describeManifest } from './web-manifest.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { readShopProfile, readHasDesigner } = context.get(pageDataContext);
  const shop = readShopProfile();
  return Response.json(describeManifest(shop, choosePageColours(shop).light, readHasDesigner()), {
    headers: { 'content-type': 'application/manifest+json' },
  });
}
