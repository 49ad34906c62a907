import type { MetaArgs } from 'react-router';
import { useDeliveryTerms } from '../delivery/delivery-terms-context.ts';
import { ZoneTable } from '../delivery/zone-table-context.tsx';
import { useShopProfile } from '../shop/shop-context.tsx';
import { describePage } from './page-meta.ts';
import { TextPage } from './text-page/text-page.tsx';
import { writeShippingPage } from './texts/shipping.ts';

export const meta = ({ matches }: MetaArgs) => describePage(matches, writeShippingPage);

export default function ShippingPage() {
  const terms = useDeliveryTerms();
  const text = writeShippingPage(useShopProfile(), terms.data?.holds);
  return <TextPage text={text} zoneTable={<ZoneTable terms={terms} />} />;
}
