import ArrowRightIcon from 'lucide-react/icons/arrow-right';
import { isBreadShop, type Named } from '../../../domain/catalogue/bread-shop.ts';
import { splitHeadline } from '../../../domain/shop/home/headline.ts';
import type { HomeHero } from '../../../domain/shop/home/home-page.ts';
import type { ShopAddress } from '../../../domain/shop/profile.ts';
import { coverBread } from '../../pictures/cover-bread.ts';
import { hero as housePicture } from '../../pictures/hero.ts';
import { usePrefetch } from '../../ui/browser/data-saver.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Picture, preloadPicture } from '../../ui/pictures/picture.tsx';
import { ProductPicture, preloadProductPicture } from '../../ui/pictures/product-picture.tsx';
import { EarliestPromise } from '../delivery/availability-context.tsx';
import { useShopProfile } from '../shop/shop-context.tsx';

/** A phone shows it at one height, however wide the phone is; a little below that it is sharp enough, and a third lighter. */
const PICTURE_SIZES = '(width > 1240px) 100vw, (width > 760px) 110vw, 457px';
const OWN_PICTURE_SIZES = '(width > 760px) 53vw, 100vw';

export function preloadHeroPicture({ picture }: Pick<HomeHero, 'picture'>, categories: readonly Named[]) {
  if (picture) return preloadProductPicture(picture, OWN_PICTURE_SIZES);
  return isBreadShop(categories)
    ? preloadPicture(coverBread, OWN_PICTURE_SIZES)
    : preloadPicture(housePicture, PICTURE_SIZES);
}

type HeroProps = {
  readonly hero: HomeHero;
  /** Whether there is anything to shop for, and anything to design. */
  readonly hasProducts: boolean;
  readonly hasDesigner: boolean;
  readonly categories: readonly Named[];
};

/**
 * The words stand on the empty left of the house's picture. Where the page is too narrow for that, and beside a picture of the
 * owner's, it takes the right half; on a phone it lies below the words. In the dark its empty left fades away behind them.
 */
export function Hero({ hero, hasProducts, hasDesigner, categories }: HeroProps) {
  const prefetch = usePrefetch();
  const { address } = useShopProfile();
  const isBread = !hasDesigner && isBreadShop(categories);
  // Only the house's cake has an empty left for the words.
  const isOwn = hero.picture !== null || isBread;
  return (
    <section
      className={joinClasses(
        'relative flex flex-col bg-cream',
        !isOwn && 'hero:bg-tint-cream dark:hero:bg-cream',
      )}
    >
      <div className="wrap relative z-10 pt-7 pb-8 phone:flex phone:min-h-155 phone:flex-col phone:pt-14 hero:min-h-175 wide:max-w-400 wide:min-h-[min(46vw,--spacing(220))]">
        <div className={isOwn ? 'phone:w-[43%]' : 'max-w-150 phone:max-hero:w-[43%]'}>
          <h1
            className={joinClasses(
              'text-hero leading-hero tracking-hero',
              isOwn ? 'phone:text-hero-beside' : 'phone:max-hero:text-hero-beside',
            )}
          >
            <Headline headline={hero.headline} />
          </h1>
          <p className="mt-3.5 max-w-lead text-pretty text-action phone:mt-5 phone:text-lead">
            {hero.words || describeBaking(address)}
          </p>
          <div className="mt-5 flex flex-wrap gap-3 max-phone:*:flex-1 phone:mt-7 phone:max-tablet:flex-col phone:max-tablet:items-start">
            {hasProducts && (
              <ButtonLink to="/products" kind="main" size="l" prefetch={prefetch}>
                {hero.mainButton || 'Shop now'}
              </ButtonLink>
            )}
            {hasDesigner && (
              <ButtonLink to="/design" kind="paper" size="l" prefetch={prefetch} className="px-5.5">
                {hero.secondButton || 'Design a cake'}
                <ArrowRightIcon />
              </ButtonLink>
            )}
          </div>
          {hero.showsEarliest && hasProducts && (
            <EarliestPromise className="mt-5 max-phone:flex phone:mt-8" />
          )}
        </div>
      </div>
      <div
        className={joinClasses(
          'overflow-hidden max-phone:h-80 phone:absolute phone:inset-y-0 phone:right-0',
          isOwn
            ? 'phone:left-[47%] phone:rounded-bl-sheet'
            : 'phone:left-0 phone:max-hero:left-[47%] phone:max-hero:rounded-bl-sheet dark:hero:mask-(image:--hero-fade)',
        )}
      >
        {hero.picture ? (
          <ProductPicture picture={hero.picture} sizes={OWN_PICTURE_SIZES} className="size-full" priority />
        ) : isBread ? (
          <Picture
            picture={coverBread}
            alt="Loaves of bread, fresh from the oven"
            sizes={OWN_PICTURE_SIZES}
            className="size-full object-cover"
            priority
          />
        ) : (
          <Picture
            picture={housePicture}
            alt="A pink cake with chocolate drip and strawberries, with doughnuts and cupcakes on a wooden table"
            sizes={PICTURE_SIZES}
            className="size-full object-cover object-[74%_70%] phone:object-[72%_50%] hero:object-[100%_60%] wide:object-[100%_40%]"
            priority
          />
        )}
      </div>
    </section>
  );
}

function Headline({ headline }: Pick<HomeHero, 'headline'>) {
  return splitHeadline(headline).map((parts, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
    <span key={line}>
      {line > 0 && <br />}
      {parts.map(({ text, isAccent }) =>
        isAccent ? (
          <em key={text} className="whitespace-nowrap">
            {text}
          </em>
        ) : (
          text
        ),
      )}
    </span>
  ));
}

/** Says where the oven stands, as far as the owner has told, and nothing that only some bakeries do. */
function describeBaking({ area, city }: ShopAddress): string {
  const place = [...new Set([area, city])].filter((part) => part !== '').join(', ');
  return `Freshly baked${place === '' ? '' : ` in ${place}`}. Order online for the day you need it.`;
}
