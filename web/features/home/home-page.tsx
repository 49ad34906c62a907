import type { ProductQuery } from '../../../contract/products.ts';
import { pageDataContext } from '../../page-data.ts';
import { LATEST_POSTS_COUNT, LatestPosts } from '../blog/latest-posts-context.tsx';
import type { Route } from './+types/home-page.ts';
import { CategoryTiles } from './category-tiles.tsx';
import { CustomCakeTeaser } from './custom-cake-teaser.tsx';
import { FeaturedProducts } from './featured-products.tsx';
import { Hero, preloadHeroPicture } from './hero.tsx';
import { describeHomePage } from './home-meta.ts';
import { HowItWorks } from './how-it-works.tsx';
import { VisitTheCounter } from './visit-the-counter.tsx';

export const links = () => [preloadHeroPicture()];

/** Asked for its prices alone. */
const EVERYTHING: ProductQuery = {
  category: [],
  dietary: [],
  flavor: [],
  excludeAllergens: [],
  sort: 'featured',
  limit: 1,
};

export function loader({ context }: Route.LoaderArgs) {
  const { readFeatured, readCategories, listProducts, listPosts } = context.get(pageDataContext);
  return {
    featured: readFeatured(),
    categories: readCategories(),
    prices: listProducts(EVERYTHING).facets.price,
    latestPosts: listPosts({ tag: null, page: 1 }).posts.slice(0, LATEST_POSTS_COUNT),
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return describeHomePage({ matches }, loaderData?.prices ?? null);
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { featured, categories, latestPosts } = loaderData;
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <Hero />
      <CategoryTiles categories={categories} />
      <FeaturedProducts products={featured} total={total} />
      <CustomCakeTeaser />
      <HowItWorks />
      <LatestPosts posts={latestPosts} />
      <VisitTheCounter />
    </>
  );
}
