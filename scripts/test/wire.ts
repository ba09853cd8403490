import { runProjects } from './vitest.ts';

await runProjects('wire-sqlite', 'queries', 'wire-cosmos');
