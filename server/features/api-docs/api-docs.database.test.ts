import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openShopApp } from '../../testing/shop-app.ts';
import type { ApiDescription } from './describe-api.ts';
import { listEndpoints } from './list-endpoints.ts';

async function readDescription(): Promise<ApiDescription> {
  const shop = await openShopApp();
  const answer = await shop.visit().ask('/api/openapi.json');
  expect(answer.status).toBe(200);
  return (await answer.json()) as ApiDescription;
}

describe('the description of the API', () => {
  test('has every call that the guard lets through, and no other (P17.3)', { tags: 'long' }, async () => {
    const { openapi, paths } = await readDescription();
    expect(openapi).toBe('3.1.0');
    const described = Object.entries(paths).flatMap(([path, calls]) =>
      Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const endpoints = await listEndpoints();
    const guarded = endpoints.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    expect(described.sort()).toEqual(guarded.sort());
  });

  test('says of each what the schemas say that check it (P17.3)', { tags: 'long' }, async () => {
    const { paths } = await readDescription();
    const endpoints = await listEndpoints();
    expect(endpoints.length).toBeGreaterThan(100);
    for (const { method, path, bodySchema, answerSchema, querySchema } of endpoints) {
      const call = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      expect(call, `${method} ${path}`).toBeDefined();
      const body = call?.requestBody?.content['application/json']?.schema;
      const answer = call?.responses['2XX']?.content?.['application/json']?.schema;
      expect(body).toEqual(bodySchema && jsonSchema(bodySchema, 'input'));
      expect(answer).toEqual(answerSchema && jsonSchema(answerSchema, 'output'));
      if (querySchema) expect(call?.parameters.some((each) => each.in === 'query')).toBe(true);
    }
  });

  test('names each call once, asks for a token where one is needed, and puts refusals in one form', {
    tags: 'long',
  }, async () => {
    const { paths } = await readDescription();
    const calls = Object.values(paths).flatMap((each) => Object.values(each));
    const names = calls.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(paths['/api/orders']?.post?.security).toEqual([{}, { bearer: [] }]);
    expect(paths['/api/admin/orders']?.get?.security).toEqual([{ bearer: [] }]);
    expect(paths['/api/orders/{id}']?.get?.parameters).toContainEqual({
      name: 'id',
      in: 'path',
      required: true,
      schema: { type: 'string' },
    });
    expect(paths['/api/orders']?.post?.parameters).toEqual([
      { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string' } },
    ]);
    for (const { responses } of calls) {
      expect(responses.default?.content?.['application/json']?.schema).toEqual({
        $ref: '#/components/schemas/Refusal',
      });
    }
  });
});

test('people read it as a page with its own policy and style (P17.3)', async () => {
  const shop = await openShopApp();
  const page = await shop.visit().ask('/api/docs');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('content-security-policy')).toContain("style-src 'self'");
  const text = await page.text();
  expect(text).toContain('<code>/api/orders/{id}</code>');
  expect(text).toContain('Place order');
  const style = await shop.visit().ask('/api/docs/style.css');
  expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8');
  const again = await shop.visit().ask('/api/openapi.json');
  expect(again.headers.get('etag')).toMatch(/^W\//);
});

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return JSON.parse(JSON.stringify(rest)) as object;
}
