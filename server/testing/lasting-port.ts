import { randomInt } from 'node:crypto';
import { isPortFree } from '../database/embedded/free-port.ts';

/**
 * A port that is free and stays so. The system gives ports from about 32,768 on to outgoing connections, so one of those
 * could be taken by another test before this one listens on it, or finds that nobody does.
 */
export async function findLastingPort(): Promise<number> {
  const port = randomInt(20_000, 30_000);
  return (await isPortFree(port)) ? port : findLastingPort();
}
