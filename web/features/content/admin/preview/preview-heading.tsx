import { fillFacts } from '../../../../../domain/content/facts.ts';
import { useShopProfile } from '../../../shop/shop-context.tsx';

type PreviewHeadingProps = { readonly title: string; readonly summary: string };

/** Above the words, with what the shop knows filled in there, too. */
export function PreviewHeading({ title, summary }: PreviewHeadingProps) {
  const shop = useShopProfile();
  if (title.trim() === '' && summary.trim() === '') return null;
  return (
    <div className="grid gap-2">
      <p className="font-display text-menu leading-snug wrap-anywhere">{fillFacts(title, shop)}</p>
      <p className="text-action wrap-anywhere text-cocoa-2">{fillFacts(summary, shop)}</p>
    </div>
  );
}
