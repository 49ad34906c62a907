import * as z from 'zod/mini';
import { isLagosDay } from '../domain/delivery/lagos-time.ts';
import {
  HOME_LINE_MAX_LENGTH,
  HOME_PICTURES_MAX,
  HOME_SECTION_KINDS,
  HOME_TEXT_MAX_LENGTH,
  type HomePage,
} from '../domain/shop/home/home-page.ts';
import { endpoint } from './endpoint.ts';

const line = z
  .string()
  .check(z.trim(), z.maxLength(HOME_LINE_MAX_LENGTH, `Use at most ${HOME_LINE_MAX_LENGTH} characters.`));
const text = z
  .string()
  .check(z.trim(), z.maxLength(HOME_TEXT_MAX_LENGTH, `Use at most ${HOME_TEXT_MAX_LENGTH} characters.`));
const day = z
  .string()
  .check(z.refine((typed) => typed === '' || isLagosDay(typed), { error: 'Choose a day.' }));

const picture = z.object({
  id: z.uuid(),
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  placeholder: z.string().check(z.maxLength(600)),
  alt: line,
});

export const homePageSchema = z.object({
  hero: z.object({
    headline: line,
    words: z.string().check(z.trim(), z.maxLength(240, 'Use at most 240 characters.')),
    mainButton: z.string().check(z.trim(), z.maxLength(30, 'Use at most 30 characters.')),
    secondButton: z.string().check(z.trim(), z.maxLength(30, 'Use at most 30 characters.')),
    showsEarliest: z.boolean(),
    picture: z.nullable(picture),
  }),
  announcement: z
    .object({
      text: z.string().check(z.trim(), z.maxLength(240, 'Use at most 240 characters.')),
      from: day,
      until: day,
    })
    .check(
      z.refine(({ from, until }) => from === '' || until === '' || from <= until, {
        error: 'The last day can’t be before the first.',
        path: ['until'],
      }),
    ),
  pictures: z.array(picture).check(
    z.maxLength(HOME_PICTURES_MAX, `Use at most ${HOME_PICTURES_MAX} pictures.`),
    z.refine((pictures) => new Set(pictures.map(({ id }) => id)).size === pictures.length, {
      error: 'Use each picture once.',
    }),
  ),
  sections: z
    .array(z.object({ kind: z.enum(HOME_SECTION_KINDS), isShown: z.boolean(), title: line, text }))
    .check(
      z.length(HOME_SECTION_KINDS.length),
      z.refine((sections) => new Set(sections.map(({ kind }) => kind)).size === sections.length, {
        error: 'Use each section once.',
      }),
    ),
}) satisfies z.ZodMiniType<HomePage>;

/** Names what was read: a write that carries it is refused if somebody else was quicker. */
const version = z.string().check(z.minLength(1), z.maxLength(64));
export const versionedHomePageSchema = z.extend(homePageSchema, { version });
export type VersionedHomePage = z.infer<typeof versionedHomePageSchema>;

export const readHomePageEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/home-page',
  access: 'administrator',
  answerSchema: versionedHomePageSchema,
});

export const saveHomePageEndpoint = endpoint({
  method: 'PUT',
  path: '/api/admin/home-page',
  access: 'administrator',
  bodySchema: z.extend(homePageSchema, { version: z.optional(version) }),
  answerSchema: versionedHomePageSchema,
});

/** What a refused save carries besides its words. */
export const staleHomePageSchema = z.object({ current: versionedHomePageSchema });
