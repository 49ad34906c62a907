import { Link } from 'react-router';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { Since } from '../../../../ui/formats/moment.tsx';
import { type Column, Table } from '../../../../ui/lists/table.tsx';
import { writePagePath } from '../content-paths.ts';
import type { PageRow } from '../content-requests.ts';

const COLUMNS: readonly Column<PageRow>[] = [
  {
    heading: 'Page',
    cell: ({ slug, title }) => (
      <span className="grid gap-0.5">
        <Link
          to={writePagePath(slug)}
          className="font-semibold wrap-anywhere no-underline after:absolute after:inset-0 hover:underline"
        >
          {title}
        </Link>
        <span className="text-small text-cocoa-2">/{slug}</span>
      </span>
    ),
  },
  {
    heading: 'Text',
    cell: ({ isOriginal }) =>
      isOriginal ? <Badge tone="plain">Original</Badge> : <Badge tone="good">Edited</Badge>,
    onCard: 'aside',
  },
  {
    heading: 'Changed',
    cell: ({ version, updatedAt, updatedBy }) =>
      version === 0 ? null : (
        <span className="text-small text-cocoa-2">
          <span className="phone:hidden">Changed </span>
          <Since at={updatedAt} />
          {updatedBy !== null && ` by ${updatedBy}`}
        </span>
      ),
  },
];

export function PagesTable({ pages }: { readonly pages: readonly PageRow[] }) {
  return <Table caption="Pages" columns={COLUMNS} rows={pages} keyOf={({ slug }) => slug} />;
}
