import { Fragment, type ReactNode } from 'react';
import type { PostCard } from '../../../contract/content.ts';
import type { CategorySummary } from '../../../contract/page-data.ts';
import type { ProductAnswer } from '../../../contract/products.ts';
import type { HomePage, HomeSection, HomeSectionKind } from '../../../domain/shop/home/home-page.ts';
import { LatestPosts } from '../blog/latest-posts-context.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { CustomCakeTeaser } from './custom-cake-teaser.tsx';
import { FeaturedProducts } from './featured-products.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { PictureBand } from './picture-band.tsx';
import { VisitTheCounter } from './visit-the-counter.tsx';

/** What the first page shows of the shop, whatever its owner says about it. */
export type HomeGoods = {
  readonly featured: readonly ProductAnswer[];
  readonly categories: readonly CategorySummary[];
  readonly latestPosts: readonly PostCard[];
  /** Whether anything can be designed. */
  readonly hasDesigner: boolean;
};

/** What of it an owner edits by itself. */
export type HomePart = HomeSectionKind | 'announcement' | 'hero';

type HomeScreenProps = {
  readonly home: HomePage;
  readonly goods: HomeGoods;
  /** Around each part, where they have to be told apart. */
  readonly framePart?: (part: HomePart, shown: ReactNode) => ReactNode;
};

const asItIs = (_: HomePart, shown: ReactNode) => shown;

/** The first page as it is published, or as it would be. */
export function HomeScreen({ home, goods, framePart = asItIs }: HomeScreenProps) {
  const { hero, announcement, sections } = home;
  const total = goods.categories.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      {announcement.text !== '' &&
        framePart(
          'announcement',
          <div className="bg-honey">
            <p className="wrap py-3 text-center font-medium text-balance">{announcement.text}</p>
          </div>,
        )}
      {framePart(
        'hero',
        <Hero
          hero={hero}
          hasProducts={total > 0}
          hasDesigner={goods.hasDesigner}
          categories={goods.categories}
        />,
      )}
      {sections
        .filter(({ isShown }) => isShown)
        .map((section) => (
          <Fragment key={section.kind}>
            {framePart(section.kind, <Section section={section} home={home} goods={goods} total={total} />)}
          </Fragment>
        ))}
    </>
  );
}

type SectionProps = {
  readonly section: HomeSection;
  readonly home: HomePage;
  readonly goods: HomeGoods;
  readonly total: number;
};

/** Shows nothing where the shop has nothing of it. */
function Section({ section: { kind, title, text }, home, goods, total }: SectionProps): ReactNode {
  switch (kind) {
    case 'categories':
      return <CategoryTiles categories={goods.categories} />;
    case 'featured':
      return <FeaturedProducts products={goods.featured} total={total} title={title} />;
    case 'designer':
      return goods.hasDesigner && <CustomCakeTeaser title={title} />;
    case 'how-it-works':
      return <HowItWorks title={title} />;
    case 'stories':
      return <LatestPosts posts={goods.latestPosts} title={title} />;
    case 'pictures':
      return <PictureBand title={title} pictures={home.pictures} />;
    case 'paragraph':
      return <OwnParagraph title={title} text={text} />;
    case 'visit':
      return <VisitTheCounter title={title} isPictured={!home.hero.picture} />;
  }
}

function OwnParagraph({ title, text }: Pick<HomeSection, 'title' | 'text'>) {
  if (title === '' && text === '') return null;
  return (
    <section className="wrap section grid max-w-measure gap-4">
      {title !== '' && <h2 className="text-fs-1 leading-tight">{title}</h2>}
      {text !== '' && <p className="text-lead whitespace-pre-line">{text}</p>}
    </section>
  );
}
