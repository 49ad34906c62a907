import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

export type Mood =
  | { readonly kind: 'passing' | 'silent' | 'away' }
  | { readonly kind: 'slow'; readonly ms: number };

/** Stands before a server and passes everything on, slowly, not at all, or cuts it off. */
export async function startTcpProxy(target: { readonly host: string; readonly port: number }) {
  let mood: Mood = { kind: 'passing' };
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    if (mood.kind === 'away') return near.destroy();
    const far = connect(target);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('close', () => sockets.delete(socket));
    }
    void pass(near, far, () => mood);
    void pass(far, near, () => mood);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const where = server.address();
  if (where === null || typeof where === 'string') throw new Error('The proxy got no port.');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: where.port,
    become(next: Mood) {
      mood = next;
      if (next.kind === 'away') cut();
    },
    async stop() {
      server.close();
      cut();
    },
  };
}

async function pass(from: Socket, to: Socket, readMood: () => Mood): Promise<void> {
  try {
    for await (const chunk of from) {
      while (readMood().kind === 'silent') await setTimeout(100);
      const mood = readMood();
      if (mood.kind === 'slow') await setTimeout(mood.ms);
      to.write(chunk);
    }
  } catch {
    // Whoever was cut off needs no farewell.
  }
  to.destroy();
}
