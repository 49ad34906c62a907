import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openFrontDoor } from './front-door.ts';

const host = '127.0.0.1';

async function takePort(): Promise<number> {
  const other = createServer().listen(0, host);
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const address = other.address();
  return typeof address === 'object' && address ? address.port : 0;
}

test('a port that was chosen and is taken is refused', async () => {
  const port = await takePort();
  await expect(openFrontDoor({ port, host, mayTakeNextPort: false })).rejects.toThrow(
    `Port ${port} is already in use: stop the other program, or set PORT to another number.`,
  );
});

test('a port that nobody chose gives way to the next free one', async () => {
  const port = await takePort();
  const door = await openFrontDoor({ port, host, mayTakeNextPort: true });
  onTestFinished(() => door.close());
  expect(door.port).toBeGreaterThan(port);
  expect((await fetch(`http://${host}:${door.port}/healthz`)).status).toBe(200);
});
