import type { MetaArgs } from 'react-router';
import { useShopProfile } from '../shop/shop-context.tsx';
import { describePage } from './page-meta.ts';
import { TextPage } from './text-page/text-page.tsx';
import { writePrivacyPage } from './texts/privacy.ts';

export const meta = ({ matches }: MetaArgs) => describePage(matches, writePrivacyPage);

export default function PrivacyPage() {
  return <TextPage text={writePrivacyPage(useShopProfile())} />;
}
