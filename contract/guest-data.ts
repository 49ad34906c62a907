import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** What the shop keeps about a guest's order, for whoever has its link. */
export const exportTrackedOrderEndpoint = endpoint({
  method: 'GET',
  path: '/api/tracked-orders/:id/data',
  access: 'anyone',
  answerSchema: z.unknown(),
});

/** Name and contact go at once where nothing needs them any longer; otherwise the owner hears of it, and a job does it then. */
export const eraseTrackedOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/tracked-orders/:id/erasure',
  access: 'anyone',
  answerSchema: z.object({ isErased: z.boolean() }),
});
