import ClockIcon from 'lucide-react/icons/clock';
import MapPinIcon from 'lucide-react/icons/map-pin';
import { Link } from 'react-router';
import type { CategorySummary } from '../../../contract/page-data.ts';
import type { ProductQuery } from '../../../contract/products.ts';
import { pageDataContext } from '../../page-data.ts';
import { coverBread } from '../../pictures/cover-bread.ts';
import { usePrefetch } from '../../ui/browser/data-saver.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { ProductPicture } from '../../ui/pictures/product-picture.tsx';
import { countBakes } from '../../ui/product/count-bakes.ts';
import { LATEST_POSTS_COUNT, LatestPosts } from '../blog/latest-posts-context.tsx';
import { preloadEarliest } from '../delivery/availability-context.tsx';
import { useShopProfile } from '../shop/shop-context.tsx';
import type { Route } from './+types/home-page.ts';
import { CustomCakeTeaser } from './custom-cake-teaser.tsx';
import { FeaturedProducts } from './featured-products.tsx';
import { Hero, preloadHeroPicture } from './hero.tsx';
import { describeHomePage } from './home-meta.ts';

/** On a phone a little below their place: so small they are sharp enough, and there are a dozen of them. */
const PICTURE_SIZES = '(width > 760px) 164px, 91px';

/** Biscuits to choose from, four or six in a row. On a phone they lie in one row that is pushed along. */
function CategoryTiles({ categories }: { readonly categories: readonly CategorySummary[] }) {
  const prefetch = usePrefetch();
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby="categories" className="pt-9 phone:pt-16">
      <h2 id="categories" className="visually-hidden">
        Categories
      </h2>
      <ul className="wrap flex gap-3.5 max-phone:overflow-x-auto max-phone:pb-2 max-phone:[scrollbar-width:none] phone:flex-wrap phone:justify-center phone:gap-x-6 phone:gap-y-9">
        {categories.map(({ name, count, picture }) => (
          <li
            key={name}
            className="w-29 flex-none phone:w-[calc((100%-(--spacing(18)))/4)] tablet:w-[calc((100%-(--spacing(30)))/6)]"
          >
            <Link
              to={`/products?${new URLSearchParams({ category: name })}`}
              prefetch={prefetch}
              className="group grid justify-items-center gap-0.5 rounded-picture text-center no-underline"
            >
              <span className="scallop mb-2.5 grid aspect-square w-full max-w-41 bg-honey transition-transform duration-(--duration-slow) group-hover:rotate-8 motion-reduce:group-hover:rotate-0">
                <ProductPicture
                  picture={picture ?? undefined}
                  alt=""
                  sizes={PICTURE_SIZES}
                  className="scallop size-[95%] place-self-center"
                />
              </span>
              <span className="font-display leading-snug font-semibold text-balance phone:text-fs-4">
                {name}
              </span>
              <span className="text-small text-cocoa-2">{countBakes(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const STEPS = [
  { title: 'Choose your day', text: 'You only see days and times we can really make.' },
  { title: 'Pay your way', text: 'Online, by bank transfer or, in some areas, on delivery.' },
  { title: 'Track your order', text: 'Follow it live from our oven to your door.' },
] as const;

function HowItWorks() {
  return (
    <section
      aria-labelledby="how-it-works"
      className="wrap section grid items-start gap-7 tablet:grid-cols-[4fr_8fr] tablet:gap-16"
    >
      <h2 id="how-it-works" className="text-fs-1 leading-tight">
        From our oven <br className="max-tablet:hidden" />
        to your gate
      </h2>
      <ol className="grid gap-5 phone:grid-cols-3 phone:gap-8">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[auto_1fr] gap-x-4 phone:block">
            <span
              aria-hidden="true"
              className="scallop row-span-2 grid size-14 place-items-center bg-crust font-display text-fs-3 font-semibold phone:mb-4"
            >
              {index + 1}
            </span>
            <h3 className="mb-1.5">{title}</h3>
            <p className="text-cocoa-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export const links = () => [preloadHeroPicture(), preloadEarliest()];

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

/** Where the shop is and when it is open; nothing at all while the owner has told neither. */
function VisitTheCounter() {
  const { address, openingHours } = useShopProfile();
  const lines = [address.street, address.area, address.city].filter((line) => line !== '');
  if (lines.length === 0 && openingHours.length === 0) return null;
  return (
    <section
      aria-labelledby="visit-the-counter"
      className="wrap section grid items-center gap-7 tablet:grid-cols-[7fr_5fr] tablet:gap-16"
    >
      <Picture
        picture={coverBread}
        alt="A wooden board with Agege bread, a wholewheat loaf, croissants and rolls"
        sizes="(width > 1000px) 660px, 100vw"
        className="aspect-16/9 w-full rounded-picture object-cover"
      />
      <div className="grid gap-5">
        <h2 id="visit-the-counter" className="text-fs-1 leading-tight">
          Visit us
        </h2>
        {lines.length > 0 && (
          <address className="flex gap-3 text-lead">
            <MapPinIcon className="mt-1 size-6" />
            {lines.join(', ')}
          </address>
        )}
        {openingHours.length > 0 && (
          <div className="flex gap-3 text-lead">
            <ClockIcon className="mt-1 size-6" />
            <dl className="figures grid grid-cols-[auto_auto] gap-x-6">
              {openingHours.map(({ days, opens, closes }) => (
                <div key={days} className="col-span-2 grid grid-cols-subgrid">
                  <dt>{days}</dt>
                  <dd>
                    {opens}–{closes}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        )}
        <div>
          <ButtonLink to="/contact" kind="line">
            Ask us anything
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
