import { changeManyProductsEndpoint, undoBulkChangeEndpoint } from '../../contract/product-bulk.ts';
import { openProductAdmin } from './product-admin.ts';

/** A shop with its owner signed in, who changes many products at once. */
export async function openBulkAdmin(options: Parameters<typeof openProductAdmin>[0] = {}) {
  const admin = await openProductAdmin(options);
  async function ask(body: object) {
    const answer = await admin.owner.post('/api/admin/products/bulk', body);
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${answer.status}: ${text}`);
    return changeManyProductsEndpoint.answerSchema.parse(JSON.parse(text));
  }
  async function undo(undoId: string | null) {
    const answer = await admin.owner.post(`/api/admin/products/bulk/${undoId}/undo`);
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${answer.status}: ${text}`);
    return undoBulkChangeEndpoint.answerSchema.parse(JSON.parse(text));
  }
  return {
    ...admin,
    ask,
    undo,
    /** As the screen does it: what was previewed, and nothing else. */
    async changeAsPreviewed(choice: object, change: object) {
      const { changedIds, seen } = await ask({ choice, change });
      return ask({ choice: { ids: changedIds }, change, seen });
    },
  };
}
