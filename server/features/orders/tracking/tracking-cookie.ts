import { createLinkCookies } from '../../../http/link-cookies.ts';

/** For each order a guest follows in this browser. */
export const {
  write: writeTrackingCookie,
  drop: dropTrackingCookie,
  list: listTrackingCookies,
} = createLinkCookies({ prefix: 'oyin.order.', plainPath: '/api' });
