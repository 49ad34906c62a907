import type { MetaArgs } from 'react-router';
import { useDeliveryTerms } from '../delivery/delivery-terms-context.ts';
import { useShopProfile } from '../shop/shop-context.tsx';
import { describePage } from './page-meta.ts';
import { TextPage } from './text-page/text-page.tsx';
import { writeFaqsPage } from './texts/faqs.ts';

export const meta = ({ matches }: MetaArgs) => describePage(matches, writeFaqsPage);

export default function FaqsPage() {
  const holds = useDeliveryTerms().data?.holds;
  return <TextPage text={writeFaqsPage(useShopProfile(), holds)} />;
}
