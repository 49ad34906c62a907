import { expect, test, vi } from 'vitest';
import type { PictureAnswer } from '../../../contract/pictures.ts';
import { createUploadQueue } from './upload-queue.ts';

type Call = {
  readonly file: File;
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
  readonly resolve: (picture: PictureAnswer) => void;
  readonly reject: (error: Error) => void;
};

function setUpQueue() {
  const calls: Call[] = [];
  const onUploaded = vi.fn();
  const revokePreview = vi.fn();
  const queue = createUploadQueue({
    upload: (file, { onProgress, signal }) =>
      new Promise((resolve, reject) => {
        calls.push({ file, onProgress, signal, resolve, reject });
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
    onUploaded,
    createPreview: ({ name }) => `blob:${name}`,
    revokePreview,
  });
  const add = (...names: readonly string[]) =>
    queue.add(names.map((name) => ({ key: name, file: new File(['x'], name, { type: 'image/png' }) })));
  const readStates = () => queue.listTasks().map(({ key, status }) => `${key} ${status}`);
  const findCall = (name: string) => {
    const call = calls.findLast(({ file }) => file.name === name);
    if (!call) throw new Error(`${name} was not sent`);
    return call;
  };
  return { queue, calls, add, readStates, findCall, onUploaded, revokePreview };
}

const picture: PictureAnswer = { id: 'p1', width: 800, height: 600, placeholder: 'data:,' };

test('two pictures travel at a time, the others wait for their turn (P1.20)', async () => {
  const { add, readStates, findCall, onUploaded } = setUpQueue();
  add('a', 'b', 'c');
  expect(readStates()).toEqual(['a sending', 'b sending', 'c waiting']);
  findCall('b').resolve(picture);
  await vi.waitFor(() => expect(readStates()).toEqual(['a sending', 'b done', 'c sending']));
  expect(onUploaded).toHaveBeenCalledExactlyOnceWith('b', picture);
});

test('a picture is seen at once, and how far it is', () => {
  const { queue, add, findCall } = setUpQueue();
  const received = vi.fn();
  queue.subscribe(received);
  add('a');
  findCall('a').onProgress(0.4);
  expect(queue.listTasks()).toMatchObject([{ previewUrl: 'blob:a', fileName: 'a', progress: 0.4 }]);
  expect(received).toHaveBeenCalled();
});

test('a failed one says why, makes room and can be tried again', async () => {
  const { queue, add, readStates, findCall, onUploaded } = setUpQueue();
  add('a', 'b', 'c');
  findCall('a').reject(new Error('Network error. Please check your connection.'));
  await vi.waitFor(() => expect(readStates()).toEqual(['a failed', 'b sending', 'c sending']));
  expect(queue.listTasks()[0]?.failure).toBe('Network error. Please check your connection.');

  queue.retry('a');
  expect(readStates()).toEqual(['a waiting', 'b sending', 'c sending']);
  findCall('b').resolve(picture);
  await vi.waitFor(() => expect(readStates()).toEqual(['a sending', 'b done', 'c sending']));
  findCall('a').resolve({ ...picture, id: 'p2' });
  await vi.waitFor(() => expect(onUploaded).toHaveBeenLastCalledWith('a', { ...picture, id: 'p2' }));
  expect(queue.listTasks()[0]).toMatchObject({ status: 'done', failure: null });
});

test('only a failed one is tried again', () => {
  const { queue, calls, add } = setUpQueue();
  add('a');
  queue.retry('a');
  expect(calls).toHaveLength(1);
});

test('a cancelled one stops, is forgotten and lets the next one travel', async () => {
  const { queue, add, readStates, findCall, onUploaded, revokePreview } = setUpQueue();
  add('a', 'b', 'c');
  const { signal } = findCall('a');
  queue.remove('a');
  expect(signal.aborted).toBe(true);
  expect(revokePreview).toHaveBeenCalledExactlyOnceWith('blob:a');
  await vi.waitFor(() => expect(readStates()).toEqual(['b sending', 'c sending']));
  expect(onUploaded).not.toHaveBeenCalled();
});

test('leaving the form stops everything', () => {
  const { queue, calls, add, readStates } = setUpQueue();
  add('a', 'b', 'c');
  queue.removeAll();
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  expect(readStates()).toEqual([]);
});
