import {
  type AdminProduct,
  type AdminProductPage,
  changeProductEndpoint,
  createProductEndpoint,
  deleteProductEndpoint,
  listAdminProductsEndpoint,
  type ProductChange,
  readAdminProductEndpoint,
} from '../../../../../contract/product-changes.ts';
import { PRODUCT_STATUSES } from '../../../../../domain/catalogue/product.ts';
import { ADMINISTRATOR } from '../../../../testing/common-answers.ts';
import { openScreen, type PHONE } from '../../../../testing/open-screen.tsx';
import { answer, refuse, type StubAnswer, type StubServer } from '../../../../testing/stub-server.ts';
import { exampleProduct } from './example-product.ts';

/** A draft with a name, a category and a price, and nothing else said. */
export const exampleDraft = (name: string, said: Partial<AdminProduct> = {}): AdminProduct =>
  exampleProduct({
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    description: '',
    category: 'Bread',
    price: 1_500,
    priceToPay: 1_500,
    discountPercentage: 0,
    dietaryTags: [],
    flavorTags: [],
    allergens: [],
    sizes: [],
    servings: null,
    workUnits: 1,
    pictures: [],
    version: 1,
    status: 'draft',
    ...said,
  });

type Admin = StubServer & {
  /** As another administrator would, elsewhere. */
  readonly changeElsewhere: (id: string, change: Partial<AdminProduct>) => void;
};

/** Opens a screen of a catalogue that keeps what is done to it, so many rows a page. */
export async function openProductAdmin(
  path: string,
  products: readonly AdminProduct[] = [],
  {
    answers = [],
    rowsPerPage = 25,
    viewport,
  }: {
    answers?: readonly StubAnswer[];
    rowsPerPage?: number;
    viewport?: typeof PHONE;
  } = {},
): Promise<Admin> {
  const stored = new Map(products.map((product) => [product.id, product]));
  const find = (id = '') => stored.get(id);
  const change = (id: string, changes: Partial<AdminProduct>) => {
    const product = find(id) ?? exampleProduct({ id });
    const changed = { ...product, ...changes, version: product.version + 1 };
    stored.set(id, changed);
    return changed;
  };
  const server = await openScreen(path, {
    visitor: ADMINISTRATOR,
    ...(viewport && { viewport }),
    answers: [
      answer(listAdminProductsEndpoint, ({ query }) => listPage([...stored.values()], query, rowsPerPage)),
      answer(readAdminProductEndpoint, ({ params }) => find(params.id) ?? NOT_FOUND),
      answer(createProductEndpoint, ({ body }) => {
        const { name, status } = body as AdminProduct;
        const created = exampleDraft(name, { status });
        stored.set(created.id, created);
        return created;
      }),
      answer(changeProductEndpoint, ({ params, body }) => {
        const { version, ...changes } = body as ProductChange & Partial<AdminProduct>;
        const isStale = version !== undefined && version !== find(params.id)?.version;
        return isStale ? STALE : change(params.id ?? '', changes);
      }),
      answer(deleteProductEndpoint, ({ params }) => {
        change(params.id ?? '', { status: 'archived' });
        return null;
      }),
      ...answers,
    ],
  });
  return { ...server, changeElsewhere: change };
}

const NOT_FOUND = refuse(404, { message: 'We can’t find this product.', code: 'not_found' });
const STALE = refuse(409, {
  message: 'Ngozi has changed it since.',
  code: 'stale_edit',
  fields: { price: 'Now ₦19,500.', leadTimeHours: 'Now 72 hours.' },
});

function listPage(
  products: readonly AdminProduct[],
  query: URLSearchParams,
  rowsPerPage: number,
): AdminProductPage {
  const asked = Object.fromEntries(query);
  const narrowed = products
    .filter(({ name }) => name.toLowerCase().includes((asked.search ?? '').toLowerCase()))
    .filter(({ category }) => !asked.category || category === asked.category);
  const found = narrowed
    .filter(({ status }) => (asked.status ? status === asked.status : status !== 'archived'))
    .toSorted((one, other) => (asked.sort === 'name' ? one.name.localeCompare(other.name) : 0));
  const start = Number(asked.cursor ?? 0);
  const end = start + rowsPerPage;
  const count = (status: string) => narrowed.filter((product) => product.status === status).length;
  const [draft = 0, published = 0, archived = 0] = PRODUCT_STATUSES.map(count);
  return {
    data: found.slice(start, end),
    total: found.length,
    counts: { draft, published, archived },
    categories: [...new Set(products.map(({ category }) => category))],
    dietaryTags: ['Halal'],
    flavorTags: ['Vanilla'],
    nextCursor: end < found.length ? String(end) : null,
  };
}
