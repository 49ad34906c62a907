import type { MetaArgs } from 'react-router';
import { useShopProfile } from '../shop/shop-context.tsx';
import { describePage } from './page-meta.ts';
import { TextPage } from './text-page/text-page.tsx';
import { writeReturnsPage } from './texts/returns.ts';

export const meta = ({ matches }: MetaArgs) => describePage(matches, writeReturnsPage);

export default function ReturnsPage() {
  return <TextPage text={writeReturnsPage(useShopProfile())} />;
}
