import type { MetaArgs } from 'react-router';
import { coverBread } from '../../pictures/cover-bread.ts';
import { Picture, preloadPicture } from '../../ui/picture.tsx';
import { useShopProfile } from '../shop/shop-context.tsx';
import { describePage } from './page-meta.ts';
import { TextPage } from './text-page/text-page.tsx';
import { writeAboutPage } from './texts/about.ts';
import { VisitUs } from './visit-us.tsx';

/** The page's column: 1200 pixels, or the screen without its margins. */
const PICTURE_SIZES = '(min-width: 1280px) 1200px, (min-width: 761px) calc(100vw - 80px), calc(100vw - 40px)';

export const links = () => [preloadPicture(coverBread, PICTURE_SIZES)];

export const meta = ({ matches }: MetaArgs) => describePage(matches, writeAboutPage);

export default function AboutPage() {
  const shop = useShopProfile();
  return (
    <TextPage text={writeAboutPage(shop)} first={<Breads />}>
      <VisitUs shop={shop} />
    </TextPage>
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
