import type * as z from 'zod/mini';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { ApiClient } from './api-client.ts';
import type { Fetch } from './api-request.ts';

/** A slow line may take many minutes as a whole; one that carries nothing for this long is dead. */
const STALL_TIMEOUT_MS = 60_000;

type Upload<Schema extends z.ZodMiniType> = {
  readonly api: Pick<ApiClient, 'request'>;
  readonly endpoint: Pick<Endpoint, 'method' | 'path'> & { readonly answerSchema: Schema };
  readonly file: Blob;
  /** Hears the part that is on its way, from 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
  readonly createRequest?: () => XMLHttpRequest;
};

/** Sends a file through the API client, tokens and refusals included, and tells how far it is: `fetch` cannot. */
export function uploadFile<Schema extends z.ZodMiniType>(upload: Upload<Schema>): Promise<z.infer<Schema>> {
  const { api, file, onProgress, signal } = upload;
  const { method, path, answerSchema } = upload.endpoint;
  const createRequest = upload.createRequest ?? (() => new XMLHttpRequest());
  return api.request({
    method,
    path,
    file,
    answerSchema,
    signal,
    fetch: createProgressFetch(createRequest, onProgress),
    timeoutMs: 0,
  });
}

function createProgressFetch(createRequest: () => XMLHttpRequest, onProgress: (part: number) => void): Fetch {
  return (address, init) =>
    new Promise((resolve, reject) => {
      const request = createRequest();
      request.open(init.method ?? 'POST', address);
      request.withCredentials = init.credentials === 'include';
      new Headers(init.headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });

      let stallTimer: ReturnType<typeof setTimeout> | undefined;
      const fail = () => reject(new TypeError('Failed to fetch'));
      const giveUp = () => {
        fail();
        request.abort();
      };
      const awaitNews = () => {
        clearTimeout(stallTimer);
        stallTimer = setTimeout(giveUp, STALL_TIMEOUT_MS);
      };
      const stop = () => request.abort();
      init.signal?.addEventListener('abort', stop);

      request.upload.onprogress = ({ loaded, total }) => {
        awaitNews();
        if (total > 0) onProgress(loaded / total);
      };
      request.onload = () => resolve(new Response(request.responseText || null, { status: request.status }));
      request.onerror = fail;
      request.onabort = fail;
      request.onloadend = () => {
        clearTimeout(stallTimer);
        init.signal?.removeEventListener('abort', stop);
      };
      awaitNews();
      // A client that sends a file gives nothing but a file.
      request.send(init.body as Blob);
    });
}
