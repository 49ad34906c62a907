import { pageDataContext } from '../../page-data.ts';
import type { Route } from './+types/home-page.ts';
import { CategoryTiles } from './category-tiles.tsx';
import { CustomCakeTeaser } from './custom-cake-teaser.tsx';
import { FeaturedProducts } from './featured-products.tsx';
import { Hero, preloadHeroPicture } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { VisitTheCounter } from './visit-the-counter.tsx';

export const links = () => [preloadHeroPicture()];

export function loader({ context }: Route.LoaderArgs) {
  const { readFeatured, readCategories } = context.get(pageDataContext);
  return { featured: readFeatured(), categories: readCategories() };
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { featured, categories } = loaderData;
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <Hero />
      <CategoryTiles categories={categories} />
      <FeaturedProducts products={featured} total={total} />
      <CustomCakeTeaser />
      <HowItWorks />
      <VisitTheCounter />
    </>
  );
}
