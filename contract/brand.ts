import * as z from 'zod/mini';
import { type Brand, DECORATIONS, FONT_PAIRINGS } from '../domain/shop/brand/brand.ts';
import { HEX_COLOUR_FORM } from '../domain/shop/brand/colour.ts';
import { endpoint } from './endpoint.ts';
import { pictureSchema } from './pictures.ts';

const colour = z
  .string('Choose a colour.')
  .check(z.toLowerCase(), z.regex(HEX_COLOUR_FORM, 'Enter a colour such as #b4123f.'));

export const brandSchema = z.object({
  colours: z.object({ action: colour, accent: colour, page: colour }),
  fonts: z.enum(FONT_PAIRINGS),
  decoration: z.enum(DECORATIONS),
  logo: z.nullable(
    z.object({
      id: z.uuid(),
      width: z.int().check(z.minimum(1), z.maximum(10_000)),
      height: z.int().check(z.minimum(1), z.maximum(10_000)),
    }),
  ),
}) satisfies z.ZodMiniType<Brand>;

/** Names what was read: a write that carries it is refused if somebody else was quicker. */
const version = z.string().check(z.minLength(1), z.maxLength(64));

export const versionedBrandSchema = z.extend(brandSchema, {
  version,
  /** Whether there is a brand before this one to go back to. */
  canUndo: z.boolean(),
});
export type VersionedBrand = z.infer<typeof versionedBrandSchema>;

export const readBrandEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/brand',
  access: 'administrator',
  answerSchema: versionedBrandSchema,
});

/** Colours that text could not be read on are published as the nearest that it can. */
export const publishBrandEndpoint = endpoint({
  method: 'PUT',
  path: '/api/admin/brand',
  access: 'administrator',
  bodySchema: z.extend(brandSchema, { version: z.optional(version) }),
  answerSchema: versionedBrandSchema,
});

/** Back to the brand before; done twice, it is as it was. */
export const undoBrandEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/brand/undo',
  access: 'administrator',
  answerSchema: versionedBrandSchema,
});

/** The body is the file itself. What is see-through stays see-through. */
export const uploadLogoEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/brand/logo',
  access: 'administrator',
  answerSchema: pictureSchema,
  status: 201,
});

/** What a refused publishing carries besides its words. */
export const staleBrandSchema = z.object({ current: versionedBrandSchema });
