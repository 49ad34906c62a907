import type { MetaArgs } from 'react-router';
import { ZoneTable } from '../delivery/delivery-terms-context.tsx';
import { useShopProfile } from '../shop/shop-context.tsx';
import { describePage } from './page-meta.ts';
import { TextPage } from './text-page/text-page.tsx';
import { writeShippingPage } from './texts/shipping.ts';

export const meta = ({ matches }: MetaArgs) => describePage(matches, writeShippingPage);

export default function ShippingPage() {
  return <TextPage text={writeShippingPage(useShopProfile())} zoneTable={<ZoneTable />} />;
}
