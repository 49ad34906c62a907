import { isWorkArea } from '../../ui/browser/work-area.ts';

/** Where staff work is a document of its own, with its own rules for styles: the way in and out of it reloads. */
export function isOtherDocument(path: string, link: string): boolean {
  return isWorkArea(path) !== isWorkArea(link);
}
