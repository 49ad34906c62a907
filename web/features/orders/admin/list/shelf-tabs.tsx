import { Link } from 'react-router';
import { findShownShelf, type ShownDesk, writeDesk } from './desk-query.ts';
import { isGroup, nameShelf, SHELVES } from './shelves.ts';

/** One status or several together; the board has its statuses side by side and needs only the groups. */
export function ShelfTabs({ desk }: { readonly desk: ShownDesk }) {
  const shown = findShownShelf(desk);
  const shelves = desk.view === 'board' ? SHELVES.filter(isGroup) : SHELVES;
  return (
    <nav
      aria-label="Status"
      className="mb-5 flex gap-1 overflow-x-auto border-b border-crust-2 [scrollbar-width:none] max-phone:-mx-4 max-phone:px-4"
    >
      {shelves.map((shelf) => (
        <Link
          key={shelf}
          to={{ search: String(writeDesk({ ...desk, shelf })) }}
          replace
          aria-current={shelf === shown ? 'page' : undefined}
          className="flex min-h-11.5 flex-none items-center border-b-2 border-transparent px-3 text-label font-medium text-cocoa-2 no-underline hover:text-cocoa focus-visible:-outline-offset-3 aria-[current]:border-hibiscus aria-[current]:font-semibold aria-[current]:text-cocoa"
        >
          {nameShelf(shelf)}
        </Link>
      ))}
    </nav>
  );
}
