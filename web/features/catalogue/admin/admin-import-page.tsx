import { useLocation } from 'react-router';
import { sayImported } from '../../../../domain/catalogue/table/import-words.ts';
import { titlePage } from '../../../page-meta.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ExportButton } from '../../../ui/buttons/export-button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { BackLink } from '../../../ui/layout/details-frame.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Spinner } from '../../../ui/loading/spinner.tsx';
import { makeReport } from './bulk/bulk-report.ts';
import { BulkReportNote } from './bulk/bulk-report-note.tsx';
import { useBulkReport } from './bulk/use-bulk-report.ts';
import { takeListPath } from './product-paths.ts';
import { ColumnGuide } from './table/column-guide.tsx';
import { exportProducts } from './table/export-products.ts';
import { FileField } from './table/file-field.tsx';
import { ImportFindings } from './table/import-findings.tsx';
import { listLeftOut, nameImportButton } from './table/import-words.ts';
import { useImport } from './table/use-import.ts';

export const meta = titlePage('Import products');

const nothingToReload = () => {};

export default function AdminImportPage() {
  const reporting = useBulkReport(nothingToReload);
  const table = useImport((answer) => {
    const { refusedCount, undoId } = answer;
    const words = `Imported: ${sayImported(answer) || 'nothing'}`;
    reporting.notify(makeReport(words, { undoId, refused: listLeftOut(answer), refusedCount }, Date.now()));
  });
  const { status, file, found, failure } = table;
  const { state } = useLocation();

  return (
    <div className="grid gap-5 pt-5 phone:pt-7">
      <div>
        <BackLink to={takeListPath(state)}>All products</BackLink>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
          <h1>Import products</h1>
          <ExportButton fileName="products" load={() => exportProducts({ status: 'all' })}>
            Export all products
          </ExportButton>
        </div>
        <p className="mt-2 max-w-measure text-cocoa-2">
          Export your products, edit the file in a spreadsheet and import it here. You’ll see all changes
          before anything is saved.
        </p>
      </div>
      <BulkReportNote reporting={reporting} />
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
        {found && <ImportFindings found={found} />}
        {found && (
          <div className="sticky bottom-(--bar-height) z-10 -mx-4 -mb-5 flex flex-wrap justify-end gap-3 rounded-b-picture border-t border-crust bg-paper px-4 py-3 phone:-mx-6 phone:-mb-6 phone:px-6 phone:py-4">
            <Button onClick={table.startAnew} aria-disabled={status === 'writing'}>
              Cancel
            </Button>
            {found.newCount + found.changedCount > 0 && (
              <Button
                kind="main"
                onClick={() => void table.write()}
                aria-disabled={status === 'writing'}
                className="max-phone:flex-1 max-phone:px-4"
              >
                {status === 'writing' && <Spinner />}
                {status === 'writing' ? 'Importing…' : nameImportButton(found)}
              </Button>
            )}
          </div>
        )}
      </Panel>
      <ColumnGuide />
    </div>
  );
}
