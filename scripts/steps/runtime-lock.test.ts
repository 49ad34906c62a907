import { expect, test } from 'vitest';
import { keepRuntime } from './runtime-lock.ts';

test('the bill of materials has what the shop runs with, also where a tool needs it too, and no tools (P30.8)', () => {
  const manifest = { name: 'oyin', dependencies: { zod: '4' }, devDependencies: { vitest: '5' } };
  const lock = {
    lockfileVersion: 3,
    packages: {
      '': manifest,
      'node_modules/zod': { version: '4' },
      'node_modules/vitest': { version: '5', dev: true },
    },
  };
  const runtime = { name: 'oyin', dependencies: { zod: '4' } };
  expect(keepRuntime(manifest, lock)).toEqual({
    manifest: runtime,
    lock: { lockfileVersion: 3, packages: { '': runtime, 'node_modules/zod': { version: '4' } } },
  });
});
