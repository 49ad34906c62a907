import { type ReactNode, useState } from 'react';
import { readLagosDay } from '../../../../../domain/checkout/lagos-time.ts';
import { saveFile } from '../../../../ui/browser/save-file.ts';
import { CHIP_CLASS } from '../../../../ui/buttons/toggle-chip.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { DownloadIcon } from '../../../../ui/icons/actions.tsx';
import { Spinner } from '../../../../ui/loading/spinner.tsx';
import { type ExportQuery, exportProducts } from './table-requests.ts';

type ExportButtonProps = { readonly query: ExportQuery; readonly children: ReactNode };

export function ExportButton({ query, children }: ExportButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      saveFile(`products-${readLagosDay(new Date())}.csv`, await exportProducts(query));
    } catch (error) {
      showToast({ kind: 'error', text: error instanceof Error ? error.message : String(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" onClick={download} aria-disabled={isBusy} className={CHIP_CLASS}>
      {isBusy ? <Spinner /> : <DownloadIcon />}
      {isBusy ? 'Exporting…' : children}
    </button>
  );
}
