import { expect } from 'vitest';
import { importProductsEndpoint } from '../../contract/product-table.ts';
import { products } from '../database/schema/catalogue.ts';
import { openProductAdmin } from './product-admin.ts';

/** A shop with its owner signed in, who exports and imports tables of products. */
export async function openTableAdmin() {
  const admin = await openProductAdmin();
  const { owner, db } = admin;
  const send = (file: string | Uint8Array, query = '') =>
    owner.ask(`/api/admin/products/table/import${query}`, {
      method: 'POST',
      body: typeof file === 'string' ? new TextEncoder().encode(file) : file,
      headers: { 'content-type': 'text/csv' },
    });
  async function read(file: string, seen?: number) {
    const answer = await send(file, seen === undefined ? '' : `?seen=${seen}`);
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${answer.status}: ${text}`);
    return importProductsEndpoint.answerSchema.parse(JSON.parse(text));
  }
  return {
    ...admin,
    send,
    tryOut: (file: string) => read(file),
    write: read,
    /** As the screen does it: a dry run, then the same file. */
    async importTable(file: string) {
      const { seen } = await read(file);
      return read(file, seen);
    },
    async exportTable(query = '') {
      const answer = await owner.ask(`/api/admin/products/table/export${query}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(answer.headers.get('content-disposition')).toMatch(
        /^attachment; filename="products-\d{4}-\d\d-\d\d\.csv"$/,
      );
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
    },
    listAll: () => db.select().from(products).orderBy(products.id),
  };
}
