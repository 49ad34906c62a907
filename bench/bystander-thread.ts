import { parentPort, workerData } from 'node:worker_threads';
import { measureBystander } from './bystander.ts';

/* A thread of its own: what the attackers' answers cost this process is not what the shop takes. */

type Walk = { readonly url: string; readonly paths: readonly string[]; readonly until: number };

const { url, paths, until } = workerData as Walk;
parentPort?.postMessage(await measureBystander(url, paths, until));
