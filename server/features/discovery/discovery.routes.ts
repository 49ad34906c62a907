import { Hono } from 'hono';
import { SHARE_PICTURES_PATH } from '../../../domain/discovery/share-picture.ts';
import { refuse } from '../../../domain/refusal.ts';
import type { AppEnvironment } from '../../http/app-environment.ts';
import { toResponse } from '../../http/cached-answer.ts';
import { respondRefusal } from '../../http/refusal-response.ts';
import { type Discovery, FEED_PATH, ROBOTS_PATH } from './open-discovery.ts';
import {
  createSharePictureRoutes,
  type SharePictureRoutesParts,
} from './share-pictures/share-pictures.routes.ts';
import { SITEMAP_PATH } from './sitemap/write-sitemap.ts';

const PART_NAME = /^([1-9]\d{0,3})\.xml$/;
const NO_SUCH_PART = refuse('not_found', 'no_such_sitemap', 'There’s no such sitemap.').refusal;
const POSTS_AWAY = refuse(
  'unavailable',
  'stories_unavailable',
  'Our blog can’t be reached right now. Please try again in a moment.',
).refusal;

export type DiscoveryRoutesParts = SharePictureRoutesParts & { readonly discovery: Discovery };

/** What is kept in memory is usually sent before it comes here. */
export function createDiscoveryRoutes({ discovery, ...parts }: DiscoveryRoutesParts) {
  return new Hono<AppEnvironment>()
    .route(SHARE_PICTURES_PATH, createSharePictureRoutes(parts))
    .get(ROBOTS_PATH, async (c) => toResponse(await discovery.answerRobots(), c.req.raw))
    .get(SITEMAP_PATH, async (c) => {
      const answer = await discovery.answerSitemap();
      return answer ? toResponse(answer, c.req.raw) : respondRefusal(c, POSTS_AWAY);
    })
    .get('/sitemaps/:name', async (c) => {
      const [, number] = PART_NAME.exec(c.req.param('name')) ?? [];
      const answer =
        number === undefined ? 'no_such_part' : await discovery.answerSitemapPart(Number(number));
      if (answer === 'no_such_part') return respondRefusal(c, NO_SUCH_PART);
      return answer ? toResponse(answer, c.req.raw) : respondRefusal(c, POSTS_AWAY);
    })
    .get(FEED_PATH, async (c) => toResponse(await discovery.answerFeed(), c.req.raw));
}
