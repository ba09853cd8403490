import { lineOf, type Node, nodesOf } from './source.ts';

/** What makes a test's title a riddle. A title is subject, verb, result. */
const RIDDLES: RegExp[] = [
  /^whom?\b/i,
  /\b(?:to|for|by|of|in|at|from|with|not|asks?|finds?|hinders?|invites?|lets|stops?) who\b/i,
  /\blets in whom\b/i,
  /\bwhoever\b/i,
  /\b(?:told|tells?) so\b/i,
  /\bthe own\b/i,
  /\bown ones?\b/i,
  /\bsome(?:body|one) else\b/i,
  /\banew\b/i,
  /\bin vain\b/i,
  /\bso many\b/i,
  /\bmeanwhile\b/i,
];
const TITLED = ['test', 'it', 'describe'];

/** The name that a call starts with: `test` of `test.each(rows)(title, run)`. */
function firstName(node: Node): unknown {
  const inner = node.callee ?? node.object ?? node.tag;
  return inner === undefined ? node.name : firstName(inner as Node);
}

/** The text of a string or template, as it is written. Undefined for any other expression. */
function textOf(node: Node | undefined, text: string): string | undefined {
  const isText =
    node?.type === 'TemplateLiteral' ||
    (node?.type === 'Literal' && typeof node.value === 'string');
  return isText ? text.slice(node.start + 1, node.end - 1) : undefined;
}

/** The titles of tests and suites in a file that are riddles. */
export function riddlingTitles(file: string, text: string): string[] {
  const calls = nodesOf(file, text).filter(({ type }) => type === 'CallExpression');
  return calls.flatMap((call) => {
    if (!TITLED.includes(String(firstName(call)))) return [];
    const title = textOf((call.arguments as Node[])[0], text);
    const riddle = RIDDLES.map((pattern) => title?.match(pattern)?.[0]).find(Boolean);
    return riddle === undefined
      ? []
      : [`${file}:${lineOf(text, call.start)}: "${riddle}" in the title "${title}"`];
  });
}
