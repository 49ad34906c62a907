import { Link } from 'react-router';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { writeOrderPath } from '../desk-paths.ts';
import { type BulkOutcome, countOrders } from './bulk-steps.ts';

type BulkOutcomeNoteProps = { readonly outcome: BulkOutcome; readonly onClose: () => void };

/** Where all went well a toast says so; what was refused stays to be read. */
export function BulkOutcomeNote({ outcome: { doneCount, refused }, onClose }: BulkOutcomeNoteProps) {
  return (
    <Note tone="warning" role="alert">
      <p className="font-semibold">
        {doneCount === 0 ? 'None was done.' : `${countOrders(doneCount)} done.`} {countOrders(refused.length)}{' '}
        refused:
      </p>
      <ul className="mt-1 grid gap-1">
        {refused.map(({ id, number, problem }) => (
          <li key={id}>
            <Link to={writeOrderPath(id)} className="link figures">
              {number || 'An order'}
            </Link>
            : {problem}
          </li>
        ))}
      </ul>
      <Button kind="paper" size="s" onClick={onClose} className="mt-3">
        I have seen it
      </Button>
    </Note>
  );
}
