import type { TestProject } from 'vitest/node';
import { provideCloud } from './cloud-provided.ts';

export const setup = (project: TestProject) => provideCloud(project, 'cosmos');
