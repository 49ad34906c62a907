import ArrowRightIcon from 'lucide-react/icons/arrow-right';
import type { ShopAddress } from '../../../domain/shop/profile.ts';
import { hero } from '../../pictures/hero.ts';
import { usePrefetch } from '../../ui/browser/data-saver.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Picture, preloadPicture } from '../../ui/pictures/picture.tsx';
import { EarliestPromise } from '../delivery/availability-context.tsx';
import { useShopProfile } from '../shop/shop-context.tsx';

/** A phone shows it at one height, however wide the phone is; a little below that it is sharp enough, and a third lighter. */
const PICTURE_SIZES = '(width > 1240px) 100vw, (width > 760px) 110vw, 457px';

export const preloadHeroPicture = () => preloadPicture(hero, PICTURE_SIZES);

/**
 * The words stand on the empty left of the picture. Where the page is too narrow for that, the picture takes the right half;
 * on a phone it lies below the words. In the dark its empty left fades away behind them.
 */
export function Hero() {
  const prefetch = usePrefetch();
  const { address } = useShopProfile();
  return (
    <section className="relative flex flex-col bg-cream hero:bg-tint-cream">
      <div className="wrap relative z-10 pt-7 pb-8 phone:flex phone:min-h-155 phone:flex-col phone:pt-14 hero:min-h-175 wide:max-w-400 wide:min-h-[min(46vw,--spacing(220))]">
        <div className="max-w-150 phone:max-hero:w-[43%]">
          <h1 className="text-hero leading-hero tracking-hero phone:max-hero:text-hero-beside">
            Cake for the
            <br />
            party. <em className="whitespace-nowrap">Puff-puff</em>
            <br />
            for the road.
          </h1>
          <p className="mt-3.5 max-w-lead text-pretty text-action phone:mt-5 phone:text-lead">
            {describeBaking(address)}
          </p>
          <div className="mt-5 flex flex-wrap gap-3 max-phone:*:flex-1 phone:mt-7 phone:max-tablet:flex-col phone:max-tablet:items-start">
            <ButtonLink to="/products" kind="main" size="l" prefetch={prefetch}>
              Shop our bakes
            </ButtonLink>
            <ButtonLink to="/design" kind="paper" size="l" prefetch={prefetch} className="px-5.5">
              Design a cake
              <ArrowRightIcon />
            </ButtonLink>
          </div>
          <EarliestPromise className="mt-5 max-phone:flex phone:mt-8" />
        </div>
      </div>
      <div className="overflow-hidden max-phone:h-80 phone:absolute phone:inset-y-0 phone:right-0 phone:left-0 phone:max-hero:left-[47%] phone:max-hero:rounded-bl-sheet dark:hero:mask-[linear-gradient(to_right,transparent_33%,black_57%)]">
        <Picture
          picture={hero}
          alt="A pink cake with chocolate drip and strawberries, with doughnuts and cupcakes on a wooden table"
          sizes={PICTURE_SIZES}
          className="size-full object-cover object-[74%_70%] phone:object-[72%_50%] hero:object-[100%_60%] wide:object-[100%_40%]"
          priority
        />
      </div>
    </section>
  );
}

/** Says where the oven stands, as far as the owner has told. */
function describeBaking({ area, city }: ShopAddress): string {
  const baked = area === '' ? 'Baked' : `Baked in ${area}`;
  const carried = city === '' ? 'delivered to you' : `delivered across ${city}`;
  return `${baked} to order, and ${carried}.`;
}
