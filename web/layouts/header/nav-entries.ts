import { isWorkArea } from '../../ui/browser/work-area.ts';

export type NavEntry = { readonly label: string; readonly to: string };
export type Place = {
  readonly pathname: string;
  readonly search: string;
  /** Of a product that is made to designs. */
  readonly isDesigner: boolean;
};

export const DESIGN_A_CAKE_PATH = '/design';

const MAIN_ENTRIES: readonly NavEntry[] = [
  { label: 'Home', to: '/' },
  { label: 'Products', to: '/products' },
  { label: 'Design a cake', to: DESIGN_A_CAKE_PATH },
  { label: 'About', to: '/about' },
  { label: 'Blog', to: '/blog' },
];

/** Without a cake that can be designed nothing leads to the designer. */
export function listMainEntries(hasDesigner: boolean): readonly NavEntry[] {
  return hasDesigner ? MAIN_ENTRIES : MAIN_ENTRIES.filter(({ to }) => to !== DESIGN_A_CAKE_PATH);
}

/** Led to only while the shop sells them. */
export const VOUCHERS_ENTRY: NavEntry = { label: 'Gift vouchers', to: '/vouchers' };

/** What somebody looks for who does not want to buy just now. */
export const HELP_ENTRIES: readonly NavEntry[] = [
  { label: 'Wishlist', to: '/wishlist' },
  { label: 'Track order', to: '/track' },
  { label: 'FAQs', to: '/faqs' },
  { label: 'Contact', to: '/contact' },
];

type Menu = {
  readonly isSignedIn: boolean;
  readonly isAdmin: boolean;
  readonly isStaff?: boolean;
  readonly hasDesigner: boolean;
};

/** The mobile menu: the main entries, and what this visitor may open. */
export function listMenuEntries({
  isSignedIn,
  isAdmin,
  isStaff = false,
  hasDesigner,
}: Menu): readonly NavEntry[] {
  const entries = listMainEntries(hasDesigner);
  const others = entries.findIndex(({ to }) => to === '/about');
  return [
    ...entries.slice(0, others),
    isSignedIn && { label: 'Orders', to: '/orders' },
    isAdmin && { label: 'Dashboard', to: '/admin' },
    isStaff && !isAdmin && { label: 'Staff area', to: '/staff' },
    ...entries.slice(others),
  ].filter((entry) => typeof entry === 'object');
}

/** Whether an entry is where the visitor is; a product or a post belongs to its list. */
export function isCurrent({ to }: NavEntry, place: Place): boolean {
  const isInDesigns =
    place.pathname === '/products' && new URLSearchParams(place.search).get('custom') === '1';
  const isDesign = isInDesigns || place.isDesigner;
  if (to === DESIGN_A_CAKE_PATH) return isDesign;
  if (to === '/products' && isDesign) return false;
  return place.pathname === to || (to !== '/' && place.pathname.startsWith(`${to}/`));
}

/** The admin area is a document of its own, with its own rules for styles. */
export function needsReload({ to }: NavEntry): boolean {
  return isWorkArea(to);
}
