declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to
  export interface TaskMeta {
    needs?: string;
  }
}

/** Says of a test that is skipped on some machines what it needs: the summary of a run names it. */
export const needs = (what: string) => ({ meta: { needs: what } });
