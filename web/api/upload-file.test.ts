import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { setUpClient } from './testing/set-up-client.ts';
import { uploadFile } from './upload-file.ts';

const photo = new Blob(['pixels'], { type: 'image/jpeg' });
const answerSchema = z.object({ id: z.string() });

/** A browser's request whose server the test plays. */
function createFakeRequest() {
  const sent = { method: '', address: '', headers: {} as Record<string, string>, body: undefined as unknown };
  const request = {
    sent,
    withCredentials: false,
    status: 0,
    responseText: '',
    upload: { onprogress: (_: { loaded: number; total: number }) => {} },
    onload: () => {},
    onerror: () => {},
    onabort: () => {},
    onloadend: () => {},
    open: (method: string, address: string) => Object.assign(sent, { method, address }),
    setRequestHeader: (name: string, value: string) => {
      sent.headers[name] = value;
    },
    send: (body: unknown) => Object.assign(sent, { body }),
    abort: vi.fn(() => {
      request.onabort();
      request.onloadend();
    }),
    answer(status: number, body: unknown) {
      Object.assign(request, { status, responseText: JSON.stringify(body) });
      request.onload();
      request.onloadend();
    },
    breakLine() {
      request.onerror();
      request.onloadend();
    },
  };
  return request;
}

function setUpUpload() {
  const requests: ReturnType<typeof createFakeRequest>[] = [];
  const { client, tokens } = setUpClient([], { token: 'token-1' });
  const controller = new AbortController();
  const onProgress = vi.fn();
  const answer = uploadFile({
    api: client,
    endpoint: { method: 'POST', path: '/api/admin/pictures', answerSchema },
    file: photo,
    onProgress,
    signal: controller.signal,
    createRequest: () => {
      const request = createFakeRequest();
      requests.push(request);
      // Only what an upload uses is played.
      return request as unknown as XMLHttpRequest;
    },
  });
  answer.catch(() => {});
  const findRequest = (index: number) =>
    vi.waitFor(() => {
      const request = requests[index];
      if (request?.sent.body === undefined) throw new Error(`Request ${index} has not been sent`);
      return request;
    });
  return { answer, findRequest, onProgress, controller, tokens };
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

test('a file is sent as it is, with cookies, its own type and the bearer token (S7.1)', async () => {
  const { answer, findRequest } = setUpUpload();
  const request = await findRequest(0);
  expect(request.sent).toMatchObject({ method: 'POST', address: '/api/admin/pictures', body: photo });
  expect(request.sent.headers).toMatchObject({
    'content-type': 'image/jpeg',
    authorization: 'Bearer token-1',
  });
  expect(request.withCredentials).toBe(true);
  request.answer(201, { id: 'p1' });
  expect(await answer).toEqual({ id: 'p1' });
});

test('how far the file is gets told', async () => {
  const { findRequest, onProgress } = setUpUpload();
  const request = await findRequest(0);
  request.upload.onprogress({ loaded: 250, total: 1_000 });
  request.upload.onprogress({ loaded: 1_000, total: 1_000 });
  expect(onProgress.mock.calls).toEqual([[0.25], [1]]);
});

test('a refused token is renewed once and the file sent again (S8.1)', async () => {
  const { answer, findRequest, tokens } = setUpUpload();
  (await findRequest(0)).answer(401, { message: 'Token expired.', code: 'unauthenticated' });
  const second = await findRequest(1);
  expect(second.sent.headers.authorization).toBe('Bearer token-2');
  expect(second.sent.body).toBe(photo);
  second.answer(201, { id: 'p1' });
  expect(await answer).toEqual({ id: 'p1' });
  expect(tokens.refreshToken).toHaveBeenCalledOnce();
});

test('a refusal is told in the words of the server', async () => {
  const { answer, findRequest } = setUpUpload();
  (await findRequest(0)).answer(415, { message: 'This is not a picture.', code: 'not_a_picture' });
  await expect(answer).rejects.toMatchObject({ message: 'This is not a picture.', code: 'not_a_picture' });
});

test('a broken line is told as one (S8.2)', async () => {
  const { answer, findRequest } = setUpUpload();
  (await findRequest(0)).breakLine();
  await expect(answer).rejects.toThrow('Network error. Please check your connection.');
});

test('a cancelled upload stops at once, with the reason of who cancelled it', async () => {
  const { answer, findRequest, controller } = setUpUpload();
  const request = await findRequest(0);
  controller.abort(new Error('Not this picture.'));
  await expect(answer).rejects.toThrow('Not this picture.');
  expect(request.abort).toHaveBeenCalledOnce();
});

test('an upload may take long while it moves, and is given up once nothing moves for a minute', async () => {
  const { answer, findRequest } = setUpUpload();
  const request = await findRequest(0);
  await vi.advanceTimersByTimeAsync(59_000);
  request.upload.onprogress({ loaded: 1, total: 1_000 });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(request.abort).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(request.abort).toHaveBeenCalledOnce();
  await expect(answer).rejects.toThrow('Network error. Please check your connection.');
});
