import * as z from 'zod/mini';
import { WINDOWS_MAX } from '../domain/delivery/calendar.ts';
import { SHELF_ITEMS_MAX, SHELF_NOTICE_MAX_HOURS, SHELF_PIECES_MAX } from '../domain/shelf/shelf.ts';
import { TIME_OF_DAY_FORM } from '../domain/shop/opening-hours.ts';
import { WEEKDAYS } from '../domain/weekdays.ts';
import { daySchema } from './availability.ts';
import { endpoint } from './endpoint.ts';

const wholeNumber = (max: number) =>
  z
    .number('Enter a whole number.')
    .check(
      z.int('Enter a whole number.'),
      z.minimum(0, 'Enter at least 0.'),
      z.maximum(max, `Enter at most ${max}.`),
    );
const pieces = wholeNumber(SHELF_PIECES_MAX);
const timeOfDay = z.string('Enter a time.').check(z.regex(TIME_OF_DAY_FORM, 'Enter a time such as 10:00.'));

export const shelfTermsSchema = z.object({
  isOn: z.boolean(),
  isCounterSaleOn: z.boolean(),
  /** Until when today's orders are taken, by time slot; one that is not named takes none on the same day. */
  cutOffs: z
    .record(z.string().check(z.minLength(1), z.maxLength(40)), timeOfDay)
    .check(z.refine((times) => Object.keys(times).length <= WINDOWS_MAX, 'Too many time slots.')),
});

const version = z.string().check(z.minLength(1), z.maxLength(64));
export const versionedShelfTermsSchema = z.extend(shelfTermsSchema, { version });
export type VersionedShelfTerms = z.infer<typeof versionedShelfTermsSchema>;

export const readShelfTermsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/shelf/terms',
  access: 'desk',
  answerSchema: versionedShelfTermsSchema,
});

/** Refused with `stale_edit` and the terms as they are now, once somebody else has changed them. */
export const saveShelfTermsEndpoint = endpoint({
  method: 'PUT',
  path: '/api/admin/shelf/terms',
  access: 'administrator',
  bodySchema: z.extend(shelfTermsSchema, { version: z.optional(version) }),
  answerSchema: versionedShelfTermsSchema,
});
export const staleShelfTermsSchema = z.object({ current: versionedShelfTermsSchema });

export const pieceShape = {
  productId: z.string().check(z.minLength(1), z.maxLength(100)),
  sizeId: z.nullable(z.string().check(z.minLength(1), z.maxLength(100))),
};

const shelfItemShape = {
  ...pieceShape,
  noticeHours: wholeNumber(SHELF_NOTICE_MAX_HOURS),
  /** Monday first. */
  week: z.array(pieces).check(z.length(WEEKDAYS.length)),
};

/** The shelf of a day, in the order of the products' names. Neither prices nor people: the kitchen reads it too. */
export const shelfSchema = z.object({
  isOn: z.boolean(),
  day: z.string(),
  today: z.string(),
  items: z.array(
    z.object({
      ...shelfItemShape,
      name: z.string(),
      sizeName: z.nullable(z.string()),
      pictureId: z.nullable(z.string()),
      /** What the week's plan has for this day. */
      planned: z.number(),
      /** What there was the day before. */
      yesterday: z.number(),
      pieces: z.number(),
      taken: z.number(),
      left: z.number(),
      isSoldOut: z.boolean(),
    }),
  ),
});
export type Shelf = z.infer<typeof shelfSchema>;
export type ShelfRow = Shelf['items'][number];

export const readShelfEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/shelf',
  access: 'kitchen',
  querySchema: z.object({ day: z.optional(daySchema) }),
  answerSchema: shelfSchema,
});

/** What was made today, or what another day will have instead of its weekday's pieces; as far as it is said. */
export const saveShelfDayEndpoint = endpoint({
  method: 'PUT',
  path: '/api/admin/shelf/day',
  access: 'kitchen',
  bodySchema: z.object({
    day: z.optional(daySchema),
    items: z
      .array(z.object({ ...pieceShape, pieces }))
      .check(z.minLength(1, 'Enter at least one number.'), z.maxLength(SHELF_ITEMS_MAX)),
  }),
  answerSchema: shelfSchema,
});

const soldOutMarkSchema = z.object({
  ...pieceShape,
  sizeId: z.optional(pieceShape.sizeId),
  isSoldOut: z.boolean(),
});
export type SoldOutMark = z.infer<typeof soldOutMarkSchema>;

/** One tap: nothing more of it is sold today, until it is taken back. Without a size: the whole product, on the shelf or not. */
export const markSoldOutEndpoint = endpoint({
  method: 'PUT',
  path: '/api/admin/shelf/sold-out',
  access: 'kitchen',
  bodySchema: soldOutMarkSchema,
  answerSchema: shelfSchema,
});

/** The products that are marked as sold out today in every size, and those that are counted by the day. */
export const listSoldOutEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/shelf/sold-out',
  access: 'kitchen',
  answerSchema: z.object({ data: z.array(z.string()), counted: z.array(z.string()) }),
});

export const SWITCHED_PARTS = ['shelf', 'counter-sale', 'vouchers'] as const;
export type SwitchedPart = (typeof SWITCHED_PARTS)[number];

/** What the owner has switched on, for menus. */
export const listSwitchedOnEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/shelf/switched-on',
  access: 'kitchen',
  answerSchema: z.object({ data: z.array(z.enum(SWITCHED_PARTS)) }),
});

/** Puts a product on the shelf, or changes its week. */
export const saveShelfItemEndpoint = endpoint({
  method: 'PUT',
  path: '/api/admin/shelf/items',
  access: 'administrator',
  bodySchema: z.object(shelfItemShape),
  answerSchema: shelfSchema,
});

export const removeShelfItemEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/shelf/items/remove',
  access: 'administrator',
  bodySchema: z.object(pieceShape),
  answerSchema: shelfSchema,
});
