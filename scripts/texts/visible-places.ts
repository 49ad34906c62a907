import { isTestName, isWithinAny } from '../architecture/places.ts';

/** What is written elsewhere (tests, measurements, checks) is read by engineers alone. */
export const VISIBLE_FOLDERS = ['domain', 'contract', 'server', 'web'] as const;

const HIDDEN_PLACES = [
  'server/testing',
  'web/testing',
  'server/database/schema',
  'server/database/migrations',
];
const TESTING_FOLDER = /\/testing\//;
/** Pages and posts are written in Markdown; other Markdown is for engineers. */
const TEXT_NAME = /\.tsx?$|^server\/(?:demo|features\/content)\/.+\.md$/;

export function isVisiblePlace(path: string): boolean {
  return (
    TEXT_NAME.test(path) &&
    !isTestName(path) &&
    !TESTING_FOLDER.test(path) &&
    !isWithinAny(path, HIDDEN_PLACES)
  );
}
