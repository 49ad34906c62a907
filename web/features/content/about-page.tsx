import { coverBread } from '../../pictures/cover-bread.ts';
import { Picture, preloadPicture } from '../../ui/pictures/picture.tsx';
import { useShopProfile } from '../shop/shop-context.tsx';
import type { Route } from './+types/about-page.ts';
import { loadPage } from './load-page.ts';
import { describePage } from './page-meta.ts';
import { PageScreen } from './page-screen.tsx';
import { VisitUs } from './visit-us.tsx';

/** The page's column: 1200 pixels, or the screen without its margins. */
const PICTURE_SIZES = '(min-width: 1280px) 1200px, (min-width: 761px) calc(100vw - 80px), calc(100vw - 40px)';

export const loader = loadPage('about');

export const links = () => [preloadPicture(coverBread, PICTURE_SIZES)];

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return describePage(matches, loaderData);
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageScreen page={loaderData} first={<Breads />}>
      <VisitUs shop={useShopProfile()} />
    </PageScreen>
  );
}

function Breads() {
  return (
    <div className="mt-10 phone:mt-14">
      <Picture
        picture={coverBread}
        alt="A wooden board with Agege bread, a wholewheat loaf with oats, iced rolls and croissants"
        sizes={PICTURE_SIZES}
        priority
        className="aspect-[16/9] w-full rounded-picture object-cover tablet:aspect-[21/9]"
      />
    </div>
  );
}
