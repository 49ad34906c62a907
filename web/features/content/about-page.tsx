import type { MetaArgs } from 'react-router';
import { coverBread } from '../../pictures/cover-bread.ts';
import { Picture } from '../../ui/picture.tsx';
import { useShopProfile } from '../shop/shop-context.tsx';
import { describePage } from './page-meta.ts';
import { TextPage } from './text-page/text-page.tsx';
import { writeAboutPage } from './texts/about.ts';
import { VisitUs } from './visit-us.tsx';

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
        sizes="(width >= 1280px) 1200px, 100vw"
        className="aspect-[16/9] w-full rounded-picture object-cover tablet:aspect-[21/9]"
      />
    </div>
  );
}
