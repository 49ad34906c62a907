import type { ProductQuery } from '../../../contract/products.ts';
import { pageDataContext } from '../../page-data.ts';
import { LATEST_POSTS_COUNT } from '../blog/latest-posts-context.tsx';
import { UnpaidOutlet } from '../orders/unpaid-note-context.tsx';
import type { Route } from './+types/home-page.ts';
import { preloadHeroPicture } from './hero.tsx';
import { HomeScreen } from './home-context.tsx';
import { describeHomePage } from './home-meta.ts';

/** Asked for its prices alone. */
const EVERYTHING: ProductQuery = {
  category: [],
  occasion: [],
  dietary: [],
  flavor: [],
  excludeAllergens: [],
  sort: 'featured',
  limit: 1,
};

export function loader({ context }: Route.LoaderArgs) {
  const { readFeatured, readCategories, readHasDesigner, listProducts, listPosts, readHomePage } =
    context.get(pageDataContext);
  return {
    home: readHomePage(),
    featured: readFeatured(),
    categories: readCategories(),
    prices: listProducts(EVERYTHING).facets.price,
    hasDesigner: readHasDesigner(),
    latestPosts: listPosts({ tag: null, page: 1 }).posts.slice(0, LATEST_POSTS_COUNT),
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return [
    ...describeHomePage({ matches }, loaderData?.prices ?? null),
    ...(loaderData
      ? [
          {
            tagName: 'link',
            ...preloadHeroPicture(loaderData.home.hero, loaderData.hasDesigner ? [] : loaderData.categories),
          } as const,
        ]
      : []),
  ];
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <UnpaidOutlet isAtFoot />
      <HomeScreen home={loaderData.home} goods={loaderData} />
    </>
  );
}
