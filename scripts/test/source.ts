import { parseSync } from 'vite';

/** A node of the syntax tree (ESTree). */
export type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesIn)];
}

/** All nodes of a TypeScript file, in the order of the text. */
export const nodesOf = (file: string, text: string): Node[] =>
  nodesIn(parseSync(file, text).program.body);

export const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length;
