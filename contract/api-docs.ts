import { endpoint } from './endpoint.ts';

/** The whole API as OpenAPI says it. */
export const readApiDescriptionEndpoint = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'anyone',
});

/** The same for people. */
export const readApiDocsEndpoint = endpoint({ method: 'GET', path: '/api/docs', access: 'anyone' });
export const readApiDocsStyleEndpoint = endpoint({
  method: 'GET',
  path: '/api/docs/style.css',
  access: 'anyone',
});
