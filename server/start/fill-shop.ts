import type { Database } from '../database/database.ts';
import { loadDemo } from '../demo/load-demo.ts';
import { closeIfNew } from '../features/shop/opening.store.ts';
import type { FilePort } from '../ports/files.ts';

type FillOptions = {
  readonly demo: boolean;
  readonly db: Database;
  readonly files: FilePort;
  readonly report: (step: string) => void;
};

/** What a shop begins with: the demo, or nothing at all and a closed door. */
export async function fillShop({ demo, db, files, report }: FillOptions): Promise<void> {
  if (!demo) return closeIfNew(db);
  report('Setting up the demo shop');
  await loadDemo(db, files);
}
