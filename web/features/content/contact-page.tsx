import type { MetaArgs } from 'react-router';
import { useShopProfile } from '../shop/shop-context.tsx';
import { ContactWays } from './contact-ways.tsx';
import { describePage } from './page-meta.ts';
import { TextPage } from './text-page/text-page.tsx';
import { writeContactPage } from './texts/contact.ts';
import { VisitUs } from './visit-us.tsx';

export const meta = ({ matches }: MetaArgs) => describePage(matches, writeContactPage);

export default function ContactPage() {
  const shop = useShopProfile();
  return (
    <TextPage text={writeContactPage(shop)} first={<ContactWays shop={shop} />}>
      <VisitUs shop={shop} />
    </TextPage>
  );
}
