import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

const CONNECTIONS = 32;
const CLOCK_TICKS_PER_SECOND = 100;

export type Load = {
  readonly requestsPerSecond: number;
  /** Processor time of the server for one request; steadier than the rate on a shared machine. Linux only. */
  readonly microsecondsPerRequest: number | undefined;
};

/** Asks for one address as fast as answers come, from this process, and reads what it cost the server's. */
export async function measureLoad(options: {
  url: string;
  serverPid: number | undefined;
  seconds: number;
  headers?: Record<string, string>;
}): Promise<Load> {
  const before = readProcessorSeconds(options.serverPid);
  const result = await autocannon({
    url: options.url,
    connections: CONNECTIONS,
    duration: options.seconds,
    headers: options.headers ?? {},
  });
  const after = readProcessorSeconds(options.serverPid);
  const failures = result.errors + result.timeouts + result.non2xx;
  if (failures > 0)
    throw new Error(`${failures} requests to ${options.url} failed, so the figures mean nothing.`);
  const spent = before === undefined || after === undefined ? undefined : after - before;
  return {
    requestsPerSecond: result.requests.total / result.duration,
    microsecondsPerRequest: spent === undefined ? undefined : (spent * 1e6) / result.requests.total,
  };
}

export function readProcessorSeconds(pid: number | undefined): number | undefined {
  if (pid === undefined || process.platform !== 'linux') return undefined;
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '';
  const fields = afterName.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS_PER_SECOND;
}
