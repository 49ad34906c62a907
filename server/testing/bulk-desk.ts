import { changeManyProductsEndpoint, undoBulkChangeEndpoint } from '../../contract/product-bulk.ts';
import { openProductDesk } from './product-desk.ts';

/** A shop with its owner signed in, who changes many products at once. */
export async function openBulkDesk(options: Parameters<typeof openProductDesk>[0] = {}) {
  const desk = await openProductDesk(options);
  async function ask(body: object) {
    const answer = await desk.owner.post('/api/admin/products/bulk', body);
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${answer.status}: ${text}`);
    return changeManyProductsEndpoint.answerSchema.parse(JSON.parse(text));
  }
  async function undo(undoId: string | null) {
    const answer = await desk.owner.post(`/api/admin/products/bulk/${undoId}/undo`);
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${answer.status}: ${text}`);
    return undoBulkChangeEndpoint.answerSchema.parse(JSON.parse(text));
  }
  return {
    ...desk,
    ask,
    undo,
    /** As the screen does it: what was previewed, and nothing else. */
    async changeAsPreviewed(choice: object, change: object) {
      const { changedIds, seen } = await ask({ choice, change });
      return ask({ choice: { ids: changedIds }, change, seen });
    },
  };
}
