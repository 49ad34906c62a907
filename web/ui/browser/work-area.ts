/**
 * Where staff work: administrators under /admin, everybody else under /staff, the kitchen's paired tablet under /tablet. Each is a document of its own from beginning to end,
 * so its screens, which are the same in both, can ask the address once. On the server nobody is known yet, and no link is made.
 */
export const WORK_AREA = findWorkArea(globalThis.location?.pathname ?? '');

function findWorkArea(path: string): '/admin' | '/staff' | '/tablet' {
  if (/^\/tablet(?:\/|$)/.test(path)) return '/tablet';
  return /^\/staff(?:\/|$)/.test(path) ? '/staff' : '/admin';
}

export function isWorkArea(path: string): boolean {
  return /^\/(?:admin|staff|tablet)(?:[/?#]|$)/.test(path);
}
