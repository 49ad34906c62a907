import { eq } from 'drizzle-orm';
import { type AdminProduct, adminProductSchema } from '../../contract/product-changes.ts';
import { auditEvents } from '../database/schema/audit-events.ts';
import { productRevisions } from '../database/schema/catalogue.ts';
import { dataVersions } from '../database/schema/data-versions.ts';
import { pictures } from '../database/schema/pictures.ts';
import { openShopApp } from './shop-app.ts';

export const MEAT_PIE = { name: 'Meat Pie', category: 'Pastries', price: 1_200 };

/** A shop with its owner signed in, and what its products need at hand. */
export async function openProductAdmin(options: Parameters<typeof openShopApp>[0] = {}) {
  const shop = await openShopApp(options);
  const owner = await shop.signInUser('owner@bakery.example', { name: 'Owner', isAdmin: true });
  const { db } = shop;

  async function readProduct(answer: Response, status: number): Promise<AdminProduct> {
    const text = await answer.text();
    if (answer.status !== status) throw new Error(`${answer.status} instead of ${status}: ${text}`);
    return adminProductSchema.parse(JSON.parse(text));
  }

  return {
    shop,
    db,
    owner,
    create: async (body: object = {}) =>
      readProduct(await owner.post('/api/products', { ...MEAT_PIE, ...body }), 201),
    change: async (id: string, body: object) =>
      readProduct(await owner.put(`/api/products/${id}`, body), 200),
    read: async (id: string) => readProduct(await owner.ask(`/api/admin/products/${id}`), 200),

    listRevisions: (productId: string) =>
      db
        .select()
        .from(productRevisions)
        .where(eq(productRevisions.productId, productId))
        .orderBy(productRevisions.version),

    /** What the activity log says of changes to many products at once. */
    listBulkEvents: () => db.select().from(auditEvents).where(eq(auditEvents.action, 'product.bulk_changed')),

    async readCatalogueVersion(): Promise<number> {
      const [row] = await db.select().from(dataVersions).where(eq(dataVersions.name, 'catalogue'));
      return row?.version ?? 0;
    },

    async addPicture(): Promise<string> {
      const [picture] = await db
        .insert(pictures)
        .values({ width: 1200, height: 800, placeholder: 'data:image/webp;base64,AA==' })
        .returning({ id: pictures.id });
      if (!picture) throw new Error('The picture was not kept.');
      return picture.id;
    },
  };
}
