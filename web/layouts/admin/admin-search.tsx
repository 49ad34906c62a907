import SearchIcon from 'lucide-react/icons/search';
import { useLayoutEffect, useState } from 'react';
import { CommandPalette } from '../../features/lookup/command-palette.tsx';
import { ADMIN_ENTRIES } from './admin-entries.ts';

const MORE_PLACES = [
  { label: 'Take an order', to: '/admin/orders/new', alsoCalled: 'new phone WhatsApp' },
  { label: 'Add a product', to: '/admin/products/new', alsoCalled: 'new create' },
  { label: 'Import products', to: '/admin/products/import', alsoCalled: 'CSV table spreadsheet export' },
  { label: 'Write a post', to: '/admin/blog/new', alsoCalled: 'new blog story' },
  {
    label: 'Pages of the shop',
    to: '/admin/pages',
    alsoCalled: 'about returns shipping privacy terms faqs contact',
  },
  { label: 'Print today’s tickets', to: '/admin/kitchen/tickets', alsoCalled: 'kitchen' },
  { label: 'Usual week', to: '/admin/calendar/week', alsoCalled: 'windows capacity cut-off' },
  { label: 'Zones and fees', to: '/admin/calendar/zones', alsoCalled: 'delivery bank account transfers' },
  { label: 'Prices of the cake designer', to: '/admin/settings/price-list', alsoCalled: 'custom' },
  { label: 'Mail and notifications', to: '/admin/settings/told', alsoCalled: 'test e-mail' },
  { label: 'History of changes', to: '/admin/settings/trail', alsoCalled: 'audit trail' },
] as const;
const ENTRIES = [...ADMIN_ENTRIES, ...MORE_PLACES];

/** Opens the palette: by pressing here, by "/" while nobody is typing, and by Ctrl or ⌘ with K at any time. */
export function AdminSearch() {
  const [isOpen, setOpen] = useState(false);

  // Before the desk is seen: who sees it may press the key.
  useLayoutEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      // A list with a search of its own has the key for itself.
      if (event.defaultPrevented || !isPaletteKey(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', openByKey);
    return () => document.removeEventListener('keydown', openByKey);
  }, []);

  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={() => setOpen(true)}
        className="flex min-h-11 items-center gap-2.5 rounded-pill border border-bark bg-paper px-3 text-label text-cocoa-2 hover:border-cocoa phone:w-60 rail:w-90"
      >
        <SearchIcon className="size-5 flex-none" />
        <span className="truncate max-phone:visually-hidden">Search orders, customers, products</span>
        <span aria-hidden="true" className="ml-auto rounded-small bg-crust px-2 max-rail:hidden">
          /
        </span>
      </button>
      <CommandPalette entries={ENTRIES} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

function isPaletteKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') return true;
  if (key !== '/' || ctrlKey || metaKey || altKey) return false;
  return !(target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog'));
}
