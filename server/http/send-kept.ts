import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  bodyIn,
  chooseEncoding,
  type Encoding,
  headersFor,
  isUnchanged,
  type KeptAnswer,
} from './kept-answer.ts';

/**
 * Writes a kept answer straight to the socket. The general request and response objects cost several times
 * what the sending itself does, and pages and assets are nearly all of a shop's traffic.
 */
export function sendKept(
  answer: KeptAnswer,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  requestId: string,
): void {
  const { headers } = incoming;
  if (isUnchanged(answer, headers['if-none-match'])) {
    outgoing.writeHead(304, [...preparedHeaders(answer, 'identity'), 'x-request-id', requestId]).end();
    return;
  }
  const encoding = chooseEncoding(answer, headers['accept-encoding'] as string | undefined);
  const body = bodyIn(answer, encoding);
  if (body instanceof Promise) {
    body.then(
      (bytes) => send(answer, encoding, bytes, incoming, outgoing, requestId),
      (error: unknown) => outgoing.destroy(error instanceof Error ? error : undefined),
    );
    return;
  }
  send(answer, encoding, body, incoming, outgoing, requestId);
}

function send(
  answer: KeptAnswer,
  encoding: Encoding,
  body: Buffer,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  requestId: string,
): void {
  const headers = [
    ...preparedHeaders(answer, encoding),
    'content-length',
    body.length,
    'x-request-id',
    requestId,
  ];
  outgoing.writeHead(answer.status, headers);
  outgoing.end(incoming.method === 'HEAD' ? undefined : body);
}

/** Flat name, value, name, value lists, which Node writes without a look-up for each. */
const prepared = new WeakMap<KeptAnswer, Map<Encoding, readonly string[]>>();

function preparedHeaders(answer: KeptAnswer, encoding: Encoding): readonly string[] {
  let byEncoding = prepared.get(answer);
  if (!byEncoding) {
    byEncoding = new Map();
    prepared.set(answer, byEncoding);
  }
  let list = byEncoding.get(encoding);
  if (!list) {
    list = Object.entries(headersFor(answer, encoding)).flat();
    byEncoding.set(encoding, list);
  }
  return list;
}
