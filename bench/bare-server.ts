import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The limit: node:http sending constant bytes, nothing else. Prints its port when it listens. */
const [, , bodyFile = '', contentType = 'text/html', encoding = ''] = process.argv;
const body = readFileSync(bodyFile);
const headers = {
  'content-type': contentType,
  'content-length': body.length,
  ...(encoding && { 'content-encoding': encoding }),
};

const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' && address ? address.port : 0);
});
process.on('disconnect', () => process.exit());
