import { useLocation } from 'react-router';
import { type ImportAnswer, importProductsEndpoint } from '../../../../contract/product-table.ts';
import { sayImported } from '../../../../domain/catalogue/table/import-words.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { titlePage } from '../../../page-meta.ts';
import { ExportButton } from '../../../ui/buttons/export-button.tsx';
import { ImportPanel } from '../../../ui/import/import-panel.tsx';
import { useImport } from '../../../ui/import/use-import.ts';
import { BackLink } from '../../../ui/layout/details-frame.tsx';
import { makeReport } from './bulk/bulk-report.ts';
import { BulkReportNote } from './bulk/bulk-report-note.tsx';
import { useBulkReport } from './bulk/use-bulk-report.ts';
import { takeListPath } from './product-paths.ts';
import { ColumnGuide } from './table/column-guide.tsx';
import { exportProducts } from './table/export-products.ts';
import { ImportFindings } from './table/import-findings.tsx';
import { listLeftOut, nameImportButton } from './table/import-words.ts';

export const meta = titlePage('Import products');

/** Without `seen` it is a dry run, which changes nothing. */
function importProducts(file: Blob, seen?: number): Promise<ImportAnswer> {
  return shopApi.call(importProductsEndpoint, { query: { seen }, file, timeoutMs: 0 });
}

const nothingToReload = () => {};

export default function AdminImportPage() {
  const reporting = useBulkReport(nothingToReload);
  const table = useImport<ImportAnswer>({
    tryOut: (file) => importProducts(file),
    write: (file, { seen }) => importProducts(file, seen),
    onDone: (answer) => {
      const { refusedCount, undoId } = answer;
      const words = `Imported: ${sayImported(answer) || 'nothing'}`;
      reporting.notify(makeReport(words, { undoId, refused: listLeftOut(answer), refusedCount }, Date.now()));
    },
  });
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
      <ImportPanel table={table} nameButton={nameImportButton}>
        {(found) => <ImportFindings found={found} />}
      </ImportPanel>
      <ColumnGuide />
    </div>
  );
}
