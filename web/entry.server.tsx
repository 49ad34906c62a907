import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { createLoadContext, reportFaultContext } from './page-data.ts';

const RENDER_TIME_LIMIT_MS = 5_000;

/** How long the router waits for data that a loader promised; rendering gives up a second later. */
export const streamTimeout = RENDER_TIME_LIMIT_MS;

export { createLoadContext };

/** Answers only when the whole page is ready: cached pages are whole, and every inline script can be hashed for the security policy. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={entryContext} url={request.url} />,
      {
        onAllReady() {
          clearTimeout(timer);
          const body = new PassThrough();
          headers.set('content-type', 'text/html; charset=utf-8');
          resolve(new Response(createReadableStreamFromReadable(body), { status: finalStatus, headers }));
          pipe(body);
        },
        onShellError(error) {
          clearTimeout(timer);
          reject(error);
        },
        onError(error) {
          finalStatus = 500;
          loadContext.get(reportFaultContext)(error);
        },
      },
    );
    const timer = setTimeout(
      () => abort(new Error('The page took too long to render.')),
      RENDER_TIME_LIMIT_MS + 1_000,
    );
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(reportFaultContext)(error);
};
