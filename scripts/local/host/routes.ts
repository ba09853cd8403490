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

/** The path as the real host matches it: decoded once, but for an encoded slash. Undefined for a malformed one. */
function readable(pathname: string): string | undefined {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return undefined;
  }
}

const patternOf = (prefix: string, route: string) =>
  new RegExp(
    `^${[prefix, ...route.split('/')].filter(Boolean).map(segmentPattern).join('')}/?$`,
    'i',
  );

const filled = (groups: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(groups).filter((entry): entry is [string, string] => !!entry[1]),
  );

/** The host keeps these paths for itself, and refuses a function there also under the prefix. */
const RESERVED = /^(admin|runtime)/i;

type Row = { name: string; route: string; methods: string[] };

/** Throws an Error for routes that the real host refuses at its start. */
function refuseRoutes(rows: Row[]): void {
  for (const [at, { name, route, methods }] of rows.entries()) {
    if (RESERVED.test(route))
      throw new Error(`The route '${route}' of ${name} conflicts with one of the host's own.`);
    const other = rows.slice(0, at).find((one) => {
      const isSame = one.route.toLowerCase() === route.toLowerCase();
      const isAny = one.methods.length === 0 || methods.length === 0;
      return isSame && (isAny || one.methods.some((method) => methods.includes(method)));
    });
    if (other) throw new Error(`The route '${route}' of ${name} is also that of ${other.name}.`);
  }
}

/**
 * Finds the function for a request. As in the real host, letter case does not matter, and a method that the function
 * does not declare is 404 rather than 405, including HEAD (Azure/azure-functions-host#10098 and #11625). Throws an Error
 * for routes that are reserved or given twice.
 */
export function routerOf<F extends Metadata>(triggers: Trigger<F>[], prefix: string): Router<F> {
  const table = triggers.map((trigger) => {
    const { name } = trigger.target;
    const route = (trigger.binding.route ?? name).replace(/^\/|\/$/g, '');
    const methods = trigger.binding.methods?.map((method) => method.toUpperCase()) ?? [];
    return { trigger, name, route, methods, pattern: patternOf(prefix, route) };
  });
  refuseRoutes(table);
  return (method, pathname) => {
    const path = readable(pathname);
    if (path === undefined) return undefined;
    for (const { trigger, methods, pattern } of table) {
      if (methods.length > 0 && !methods.includes(method)) continue;
      const match = pattern.exec(path);
      if (match) return { trigger, params: filled(match.groups ?? {}) };
    }
    return undefined;
  };
}
