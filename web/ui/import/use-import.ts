import { useRef, useState } from 'react';
import { TABLE_MAX_BYTES, TABLE_TOO_LARGE } from '../../../contract/table-limits.ts';
import { describeError } from '../feedback/describe-error.ts';

type ImportState<Answer> = {
  readonly status: 'waiting' | 'trying' | 'tried' | 'writing';
  readonly file: File | null;
  /** What the dry run has found. */
  readonly found: Answer | null;
  readonly failure: string | null;
};

export type ImportCalls<Answer> = {
  readonly tryOut: (file: Blob) => Promise<Answer>;
  readonly write: (file: Blob, found: Answer) => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
};

const WAITING = { status: 'waiting', file: null, found: null, failure: null } as const;

export type TableImport<Answer> = ReturnType<typeof useImport<Answer>>;

/** A table is tried out first and written only then, as it was tried out. */
export function useImport<Answer>(calls: ImportCalls<Answer>) {
  const [state, setState] = useState<ImportState<Answer>>(WAITING);
  const latestFile = useRef<File | null>(null);
  const isWriting = useRef(false);

  async function tryOut(file: File): Promise<void> {
    // What is being written cannot be called back; its report says how to undo it.
    if (isWriting.current) return;
    latestFile.current = file;
    if (file.size > TABLE_MAX_BYTES) return setState({ ...WAITING, file, failure: TABLE_TOO_LARGE });
    setState({ ...WAITING, status: 'trying', file });
    try {
      const found = await calls.tryOut(asTable(file));
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
      const answer = await calls.write(asTable(file), found);
      setState(WAITING);
      calls.onDone(answer);
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

/** Systems call a table by several names; the server reads what is in it. */
function asTable(file: Blob): Blob {
  return new Blob([file], { type: 'text/csv' });
}

/** A file that was changed after it was chosen can no longer be read. */
function nameFailure(error: unknown): string {
  if (error instanceof DOMException) return 'The file has changed since you chose it. Choose it again.';
  return describeError(error);
}
