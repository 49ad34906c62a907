import { useRef, useState } from 'react';
import {
  type ImportAnswer,
  importProductsEndpoint,
  PRODUCT_TABLE_MAX_BYTES,
} from '../../../../../contract/product-table.ts';
import { shopApi } from '../../../../api/shop-api.ts';

type ImportState = {
  readonly status: 'waiting' | 'trying' | 'tried' | 'writing';
  readonly file: File | null;
  /** What the dry run has found. */
  readonly found: ImportAnswer | null;
  readonly failure: string | null;
};

const WAITING: ImportState = { status: 'waiting', file: null, found: null, failure: null };
const TOO_LARGE = `A file can have at most ${PRODUCT_TABLE_MAX_BYTES / 1024 / 1024} MB. Split it into smaller files.`;

/** A table is tried out first and written only then, as it was tried out. */
export function useImport(onDone: (answer: ImportAnswer) => void) {
  const [state, setState] = useState(WAITING);
  const latestFile = useRef<File | null>(null);
  const isWriting = useRef(false);

  async function tryOut(file: File): Promise<void> {
    // What is being written cannot be called back; its report says how to undo it.
    if (isWriting.current) return;
    latestFile.current = file;
    if (file.size > PRODUCT_TABLE_MAX_BYTES) return setState({ ...WAITING, file, failure: TOO_LARGE });
    setState({ ...WAITING, status: 'trying', file });
    try {
      const found = await importProducts(file);
      if (latestFile.current === file) setState({ status: 'tried', file, found, failure: null });
    } catch (error) {
      if (latestFile.current === file) setState({ ...WAITING, file, failure: nameFailure(error) });
    }
  }

  async function write(): Promise<void> {
    const { file, found } = state;
    if (isWriting.current || !file || !found) return;
    isWriting.current = true;
    setState({ ...state, status: 'writing', failure: null });
    try {
      const answer = await importProducts(file, found.seen);
      setState(WAITING);
      onDone(answer);
    } catch (error) {
      setState({ ...state, status: 'tried', failure: nameFailure(error) });
    } finally {
      isWriting.current = false;
    }
  }

  return {
    ...state,
    tryOut,
    write,
    startAnew() {
      if (isWriting.current) return;
      latestFile.current = null;
      setState(WAITING);
    },
  };
}

/** A file that was changed after it was chosen can no longer be read. */
function nameFailure(error: unknown): string {
  if (error instanceof DOMException) return 'The file has changed since you chose it. Choose it again.';
  return error instanceof Error ? error.message : String(error);
}

/** Without `seen` it is a dry run, which changes nothing. */
function importProducts(file: Blob, seen?: number): Promise<ImportAnswer> {
  return shopApi.call(importProductsEndpoint, {
    query: { seen },
    // Systems call a table by several names; the server reads what is in it.
    file: new Blob([file], { type: 'text/csv' }),
    timeoutMs: 0,
  });
}
