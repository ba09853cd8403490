import { runProjects } from './vitest.ts';

await runProjects('wire-sqlite', 'wire-cosmos');
