import { expect, test, vi } from 'vitest';
import { createScriptLoader } from './load-script.ts';

test('a script that was lost is asked for again, and not by an address that the browser remembers as lost', async () => {
  const lose = (address: string) =>
    Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${address}`));
  const load = vi.fn(() => lose('https://bakery.example/a-1.js'));
  const loadFrom = vi.fn<(address: string) => Promise<string>>(lose);
  const loadScript = createScriptLoader<string>(load, loadFrom);
  for (let attempt = 0; attempt < 3; attempt += 1) await expect(loadScript()).rejects.toThrow('a-1.js');
  loadFrom.mockResolvedValueOnce('loaded');
  expect(await loadScript()).toBe('loaded');
  expect(load).toHaveBeenCalledTimes(1);
  expect(loadFrom.mock.calls.flat()).toEqual(
    [1, 2, 3].map((n) => `https://bakery.example/a-1.js?again=${n}`),
  );
});

test('where the browser does not say which script was lost it is asked for as before', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Importing a module script failed.'))
    .mockResolvedValueOnce('loaded');
  const loadScript = createScriptLoader(load);
  await expect(loadScript()).rejects.toThrow('failed');
  expect(await loadScript()).toBe('loaded');
});
