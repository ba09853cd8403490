import { invoke } from '../local/host/invoke.ts';
import { loadFunctions, triggeredBy } from '../local/host/load.ts';

/**
 * Loads a bundle as the worker does, answers one request, and prints the milliseconds until it was loaded and until it
 * had answered. Runs in a process of its own.
 */
const [entry = '', name = ''] = process.argv.slice(2);
const start = performance.now();
const functions = await loadFunctions(entry);
const loadedMs = performance.now() - start;
const trigger = triggeredBy('httpTrigger', functions).find(({ target }) => target.name === name);
if (!trigger) throw new Error(`${entry} has no function ${name}`);
const http = {
  method: 'GET',
  url: 'http://localhost/api/first',
  headers: {},
  params: {},
  body: { bytes: new Uint8Array() },
};
const answer = await invoke(trigger.target, { name: trigger.bindingName, data: { http } });
if (answer?.statusCode !== '200') throw new Error(`${name} answered ${answer?.statusCode}`);
console.log(JSON.stringify({ loadedMs, answeredMs: performance.now() - start }));
process.exit(0);
