import type { RefusalBody } from '../../../contract/refusal.ts';
import type { PictureFormat } from '../../../domain/pictures/renditions.ts';
import type { Refusal } from '../../../domain/refusal.ts';
import { type CachedAnswer, keepAnswer, tagOf } from '../../http/cached-answer.ts';
import { STATUS_OF_REFUSAL } from '../../http/refusal-response.ts';
import { COMMON_SECURITY_HEADERS, DATA_POLICY } from '../../http/security-headers.ts';

export const BUSY_PAUSE_SECONDS = 3;

const SAFE_HEADERS = { ...COMMON_SECURITY_HEADERS, 'content-security-policy': DATA_POLICY };

/** An id is never used for another picture, so what is behind an address never changes. */
const FOR_EVERYBODY = 'public, max-age=31536000, immutable';
/** Whoever signs out leaves nothing of it behind, and no cache in between shows it to anybody else. */
const FOR_ONE = 'private, no-store';

export function answerRendition(bytes: Buffer, format: PictureFormat, isPrivate: boolean): CachedAnswer {
  const headers = {
    ...SAFE_HEADERS,
    'content-type': `image/${format}`,
    'cache-control': isPrivate ? FOR_ONE : FOR_EVERYBODY,
  };
  return keepAnswer(200, headers, tagOf(bytes), { identity: bytes });
}

export function answerRefusal({ kind, code, message }: Refusal): CachedAnswer {
  const body = Buffer.from(JSON.stringify({ message, code } satisfies RefusalBody));
  const headers = {
    ...SAFE_HEADERS,
    'content-type': 'application/json',
    'cache-control': 'no-store',
    ...(kind === 'unavailable' && { 'retry-after': String(BUSY_PAUSE_SECONDS) }),
  };
  return keepAnswer(STATUS_OF_REFUSAL[kind], headers, tagOf(body), { identity: body });
}
