import { createServer } from 'node:http';
import { parentPort } from 'node:worker_threads';

/*
 * Takes the attackers' calls while the bystander is measured in quiet: sending them costs this machine as much then as it does
 * during the attack, and only what the shop itself suffers makes the difference.
 */

const server = createServer((incoming, outgoing) => {
  incoming.resume();
  incoming.on('end', () => outgoing.writeHead(404).end());
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  parentPort?.postMessage(typeof address === 'object' && address ? address.port : 0);
});
