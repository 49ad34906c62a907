import DownloadIcon from 'lucide-react/icons/download';
import { type ReactNode, useState } from 'react';
import { readLagosDay } from '../../../domain/delivery/lagos-time.ts';
import { saveFile } from '../browser/save-file.ts';
import { describeError } from '../feedback/describe-error.ts';
import { showToast } from '../feedback/toast.ts';
import { Spinner } from '../loading/spinner.tsx';
import { CHIP_CLASS } from './toggle-chip.tsx';

type ExportButtonProps = {
  /** What the file is called, before the day and its ending. */
  readonly fileName: string;
  readonly load: () => Promise<Blob>;
  readonly children: ReactNode;
};

/** A list as a table for other programs. */
export function ExportButton({ fileName, load, children }: ExportButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      saveFile(`${fileName}-${readLagosDay(new Date())}.csv`, await load());
    } catch (error) {
      showToast({ kind: 'error', text: describeError(error) });
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
