import { Hono } from 'hono';
import { createApiRoutes } from './api.routes.ts';
import { answerRefused, REFUSALS } from './api-answers.ts';
import { createPayPageRoutes, type PayPageOptions } from './pay-page.routes.ts';

/** The whole sandbox over HTTP: the provider's API and its payment page. */
export function createSandboxRoutes(options: PayPageOptions) {
  const routes = new Hono();
  routes.route('/', createApiRoutes(options.sandbox));
  routes.route('/', createPayPageRoutes(options));
  routes.all('*', (c) => answerRefused(c, REFUSALS.unknown_path));
  return routes;
}
