/**
 * Where staff work: administrators under /admin, everybody else under /staff. Each is a document of its own from beginning to end,
 * so its screens, which are the same in both, can ask the address once. On the server nobody is known yet, and no link is made.
 */
export const WORK_AREA = /^\/staff(?:\/|$)/.test(globalThis.location?.pathname ?? '') ? '/staff' : '/admin';

export function isWorkArea(path: string): boolean {
  return /^\/(?:admin|staff)(?:[/?#]|$)/.test(path);
}
