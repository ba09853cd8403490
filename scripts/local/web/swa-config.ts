import { readFileSync } from 'node:fs';
import { extname } from 'node:path';

type Headers = Record<string, string>;
type Route = {
  route: string;
  methods?: string[];
  headers?: Headers;
  rewrite?: string;
  redirect?: string;
  statusCode?: number;
};

/** The parts of staticwebapp.config.json that are used here (its documentation: "Configure Azure Static Web Apps"). */
export type SwaConfig = {
  routes?: Route[];
  navigationFallback?: { rewrite: string; exclude?: string[] };
  globalHeaders?: Headers;
  mimeTypes?: Record<string, string>;
};

export const readSwaConfig = (file: string): SwaConfig => JSON.parse(readFileSync(file, 'utf8'));

const literal = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Matches a path pattern: `*` for anything, `{a,b}` for one of several file extensions. */
export function matches(pattern: string, pathname: string): boolean {
  const source = pattern
    .split(/(\*|\{[^}]*\})/)
    .map((part) => {
      if (part === '*') return '.*';
      if (!part.startsWith('{')) return literal(part);
      return `(?:${part.slice(1, -1).split(',').map(literal).join('|')})`;
    })
    .join('');
  return new RegExp(`^${source}$`).test(pathname);
}

/** An empty header value of a route removes the global header. */
const withoutEmpty = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));

export type Served = { file: string; headers: Headers } | { status: number; headers: Headers };

/**
 * The response of Static Web Apps for a path. The first matching route gives headers, a redirect or a rewrite; a path
 * without a file falls back to the app unless it is excluded. `hasFile` says whether a path was deployed as a file.
 */
export function serve(
  config: SwaConfig,
  method: string,
  pathname: string,
  hasFile: (path: string) => boolean,
): Served {
  const rule = config.routes?.find(
    ({ route, methods }) =>
      matches(route, pathname) && (methods === undefined || methods.includes(method)),
  );
  const headers = withoutEmpty({ ...config.globalHeaders, ...rule?.headers });
  if (rule?.redirect !== undefined)
    return { status: rule.statusCode ?? 302, headers: { ...headers, Location: rule.redirect } };
  if (rule?.statusCode !== undefined && rule.rewrite === undefined)
    return { status: rule.statusCode, headers };
  const rewritten = rule?.rewrite ?? pathname;
  const file = [rewritten, `${rewritten.replace(/\/$/, '')}/index.html`].find(hasFile);
  if (file !== undefined) return { file, headers };
  const fallback = config.navigationFallback;
  if (fallback === undefined || fallback.exclude?.some((pattern) => matches(pattern, pathname)))
    // Without the route's headers, so that a 404 for a file that is missing for a moment is not cached forever.
    return { status: 404, headers: config.globalHeaders ?? {} };
  return { file: fallback.rewrite, headers };
}

const usual: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
  '.pdf': 'application/pdf',
};

export const mimeOf = (config: SwaConfig, file: string): string =>
  config.mimeTypes?.[extname(file)] ?? usual[extname(file)] ?? 'application/octet-stream';

type Sources = Record<string, string>;

/** Adds sources to the Content-Security-Policy that only this machine needs, such as Azurite's pictures. */
export function withSources(config: SwaConfig, sources: Sources): SwaConfig {
  const name = 'Content-Security-Policy';
  const policy = (config.globalHeaders?.[name] ?? '').split('; ').map((directive) => {
    const [key = ''] = directive.split(' ');
    return sources[key] === undefined ? directive : `${directive} ${sources[key]}`;
  });
  return { ...config, globalHeaders: { ...config.globalHeaders, [name]: policy.join('; ') } };
}
