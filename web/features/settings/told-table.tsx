import { Link } from 'react-router';
import type { ToldAdministrator } from '../../../contract/settings.ts';
import { ADMINISTRATOR_NOTIFICATIONS } from '../../../domain/notifications/choices.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { type Column, Table } from '../../ui/lists/table.tsx';
import { findUntold, sayChannels, TOPIC_WORDS } from './told-words.ts';

type ToldTableProps = { readonly administrators: readonly ToldAdministrator[] };

export function ToldTable({ administrators }: ToldTableProps) {
  const untold = findUntold(administrators);
  const columns: readonly Column<ToldAdministrator>[] = [
    {
      heading: 'Administrator',
      cell: ({ name, email }) => (
        <>
          <span className="font-semibold wrap-anywhere">{name}</span>
          <span className="block text-small wrap-anywhere text-cocoa-2">{email}</span>
        </>
      ),
    },
    ...ADMINISTRATOR_NOTIFICATIONS.map((kind) => ({
      heading: TOPIC_WORDS[kind],
      cell: ({ told }: ToldAdministrator) => sayChannels(told[kind] ?? []),
      onCard: 'named-line' as const,
    })),
  ];
  return (
    <div className="grid gap-4">
      {untold.length > 0 && (
        <Note tone="warning">
          Nobody hears of {untold.map((kind) => TOPIC_WORDS[kind].toLowerCase()).join(', ')} by e-mail or
          push. They are seen only by whoever looks into the admin area.
        </Note>
      )}
      <Panel className="max-phone:py-1 phone:px-4 phone:py-2">
        <Table caption="Who is told what" columns={columns} rows={administrators} keyOf={({ id }) => id} />
        <Link
          to="/account#notifications"
          reloadDocument
          className="link inline-flex min-h-11 items-center text-label phone:ml-2"
        >
          Choose what you yourself hear of
        </Link>
      </Panel>
    </div>
  );
}
