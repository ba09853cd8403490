import { runProjects } from './vitest.ts';

await runProjects('unit', 'app');
