const LOOPBACK_NAME = /^(?:localhost|\[?::1\]?|127(?:\.\d{1,3}){1,3})$/;

/** Whether a host's name is this machine; `127.shop.example` is somebody else's. */
export function isLoopbackName(hostname: string): boolean {
  return LOOPBACK_NAME.test(hostname);
}
