import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const DEPLOY = join(import.meta.dirname, '..', '..', 'deploy');

/** The shipped configuration for several nodes, without its certificate and on other ports. */
async function writeConfiguration(
  folder: string,
  port: number,
  nodePorts: readonly number[],
): Promise<string> {
  const [site, nodes] = await Promise.all(
    ['nginx.conf', 'nginx-nodes.conf'].map((name) => readFile(join(DEPLOY, name), 'utf8')),
  );
  let turn = 0;
  const upstream = (nodes ?? '').replaceAll(
    /server 10\.0\.0\.\d+:3000/g,
    () => `server 127.0.0.1:${nodePorts[turn++]}`,
  );
  const shop = (site ?? '')
    .slice((site ?? '').lastIndexOf('server {'))
    .replaceAll(/^\s*(?:ssl_\w+ |listen \[::\]).*$/gm, '')
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replace(/access_log .*;/, 'access_log off;')
    .replaceAll('/etc/nginx/oyin-proxy.conf', join(DEPLOY, 'nginx-proxy.conf'));
  const path = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  await writeFile(
    path,
    `pid ${folder}/nginx.pid;\nerror_log ${folder}/nginx.log;\nevents {}\nhttp {\n${temporary}\n${upstream}\n${shop}\n}\n`,
  );
  return path;
}

export async function startProxy(
  folder: string,
  port: number,
  nodePorts: readonly number[],
  opened: AsyncDisposableStack,
): Promise<void> {
  const path = await writeConfiguration(folder, port, nodePorts);
  const child = spawn('nginx', ['-c', path, '-e', join(folder, 'nginx.log'), '-g', 'daemon off;'], {
    stdio: 'inherit',
  });
  opened.defer(async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
}
