import { posix } from 'node:path';

/** Every folder whose files are checked. */
export const CHECKED_FOLDERS = ['domain', 'contract', 'server', 'web', 'e2e', 'bench', 'scripts'] as const;

const TEST_NAME = /\.(?:test|spec)\.tsx?$/;
const LONG_TEST_NAME = /\.long\.test\.tsx?$/;
const FEATURE = /^(?:web|server)\/features\/[^/]+/;

/** A place is a file, a folder with all below it, or (`server/*`) the files directly in a folder. */
export function isWithin(path: string, place: string): boolean {
  if (place.endsWith('/*')) return posix.dirname(path) === place.slice(0, -'/*'.length);
  return path === place || path.startsWith(`${place}/`);
}

export function isWithinAny(path: string, places: readonly string[]): boolean {
  return places.some((place) => isWithin(path, place));
}

export function isTestName(path: string): boolean {
  return TEST_NAME.test(path);
}

/** Run by `npm run test:long` alone. */
export function isLongTestName(path: string): boolean {
  return LONG_TEST_NAME.test(path);
}

/** `web/features/cart` for every file of that feature, null elsewhere: a new feature is known by its folder alone. */
export function findFeature(path: string): string | null {
  return FEATURE.exec(path)?.[0] ?? null;
}
