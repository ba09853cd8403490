import { runProjects } from './vitest.ts';

await runProjects('faults');
