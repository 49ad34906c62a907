import type { MetaArgs } from 'react-router';
import { useDeliveryTerms } from '../delivery/delivery-terms-context.ts';
import { useShopProfile } from '../shop/shop-context.tsx';
import { describePage } from './page-meta.ts';
import { TextPage } from './text-page/text-page.tsx';
import { writeTermsPage } from './texts/terms.ts';

export const meta = ({ matches }: MetaArgs) => describePage(matches, writeTermsPage);

export default function TermsPage() {
  const holds = useDeliveryTerms().data?.holds;
  return <TextPage text={writeTermsPage(useShopProfile(), holds)} />;
}
