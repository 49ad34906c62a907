import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { Note } from '../feedback/note.tsx';
import { Panel } from '../layout/panel.tsx';
import { Spinner } from '../loading/spinner.tsx';
import { FileField } from './file-field.tsx';
import type { TableImport } from './use-import.ts';

type ImportPanelProps<Answer> = {
  readonly table: TableImport<Answer>;
  readonly children: (found: Answer) => ReactNode;
  /** "Import 12 products"; null where nothing would be written. */
  readonly nameButton: (found: Answer) => string | null;
};

/** A file is chosen, what it would do is shown, and only then it is imported. */
export function ImportPanel<Answer>({ table, children, nameButton }: ImportPanelProps<Answer>) {
  const { status, file, found, failure } = table;
  const button = found && nameButton(found);
  return (
    <Panel className="grid gap-5">
      <FileField fileName={file?.name} onFile={(chosen) => void table.tryOut(chosen)} />
      {status === 'trying' && (
        <p role="status" className="flex items-center gap-3 text-cocoa-2">
          <Spinner />
          Checking {file?.name}…
        </p>
      )}
      {failure !== null && (
        <Note tone="problem" role="alert">
          {failure}
        </Note>
      )}
      {found && children(found)}
      {found && (
        <div className="sticky bottom-(--bar-height) z-10 -mx-4 -mb-5 flex flex-wrap justify-end gap-2 phone:gap-3 rounded-b-picture border-t border-crust bg-paper px-4 py-3 phone:-mx-6 phone:-mb-6 phone:px-6 phone:py-4">
          <Button onClick={table.startAnew} aria-disabled={status === 'writing'} className="max-phone:px-3">
            Cancel
          </Button>
          {button !== null && (
            <Button
              kind="main"
              onClick={() => void table.write()}
              aria-disabled={status === 'writing'}
              className="max-phone:flex-1 max-phone:px-4"
            >
              {status === 'writing' && <Spinner />}
              {status === 'writing' ? 'Importing…' : button}
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
}
