import type { Endpoint } from '../../contract/endpoint.ts';
import type { ApiClient } from './api-client.ts';
import type { ApiQuery } from './request-address.ts';

type Download = {
  readonly api: Pick<ApiClient, 'request'>;
  readonly endpoint: Pick<Endpoint, 'method' | 'path'>;
  readonly query: ApiQuery;
};

/** Fetches a file through the API client, tokens and refusals included, however long it takes. */
export async function downloadFile({ api, endpoint: { method, path }, query }: Download): Promise<Blob> {
  let file = new Blob();
  await api.request({
    method,
    path,
    query,
    timeoutMs: 0,
    fetch: async (address, init) => {
      const response = await window.fetch(address, init);
      if (!response.ok) return response;
      file = await response.blob();
      // All has been read, and the client would take a file for a broken answer.
      return new Response();
    },
  });
  return file;
}
