import type { Metadata } from './core-types.ts';
import type { Trigger } from './load.ts';

type Match<F extends Metadata> = { trigger: Trigger<F>; params: Record<string, string> };
export type Router<F extends Metadata> = (method: string, pathname: string) => Match<F> | undefined;

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The pattern of one segment of an ASP.NET route template: a literal, `{name}`, `{name?}` or `{*rest}`. */
function segmentPattern(segment: string): string {
  const parameter = /^\{(\*?)(\w+)(\??)\}$/.exec(segment);
  if (parameter === null) {
    if (/[{}]/.test(segment))
      throw new Error(`Route segment '${segment}' is more than this host reads`);
    return `/${literal(segment)}`;
  }
  const [, all, name, optional] = parameter;
  if (all) return `(?:/(?<${name}>.*))?`;
  return optional ? `(?:/(?<${name}>[^/]+))?` : `/(?<${name}>[^/]+)`;
}

const patternOf = (prefix: string, route: string) =>
  new RegExp(
    `^${[prefix, ...route.split('/')].filter(Boolean).map(segmentPattern).join('')}/?$`,
    'i',
  );

function decoded(groups: Record<string, string | undefined>): Record<string, string> | undefined {
  try {
    const values = Object.entries(groups).filter((entry): entry is [string, string] => !!entry[1]);
    return Object.fromEntries(values.map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    return undefined;
  }
}

/**
 * Finds the function for a request. As in the real host, letter case does not matter, and a method that the function
 * does not declare is 404 rather than 405, including HEAD (Azure/azure-functions-host#10098 and #11625).
 */
export function routerOf<F extends Metadata>(triggers: Trigger<F>[], prefix: string): Router<F> {
  const table = triggers.map((trigger) => ({
    trigger,
    methods: trigger.binding.methods?.map((method) => method.toUpperCase()) ?? [],
    pattern: patternOf(prefix, trigger.binding.route ?? trigger.target.name),
  }));
  return (method, pathname) => {
    for (const { trigger, methods, pattern } of table) {
      if (methods.length > 0 && !methods.includes(method)) continue;
      const match = pattern.exec(pathname);
      const params = match && decoded(match.groups ?? {});
      if (params) return { trigger, params };
    }
    return undefined;
  };
}
