import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';

/** The real host's (Kestrel's) limits, with the line break. Flex Consumption documents the same for the address. */
const REQUEST_LINE_BYTES = 8192;
const HEADER_FIELDS = 100;
/** All header fields together. Node counts the request line, too. */
export const HEADER_BYTES = 32_768 + REQUEST_LINE_BYTES;

const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i;

/**
 * The status with which the real host refuses a request before it looks for a function; undefined where it does not.
 * tests/infra/real-host.test.ts says which version was seen to.
 */
export function refusalOf({ method, url = '/', rawHeaders, headers }: IncomingMessage) {
  const line = `${method} ${url} HTTP/1.1\r\n`;
  if (Buffer.byteLength(line, 'latin1') > REQUEST_LINE_BYTES) return 414;
  if (rawHeaders.length / 2 > HEADER_FIELDS) return 431;
  if (!rawHeaders.every((text) => isUtf8(Buffer.from(text, 'latin1')))) return 400;
  const [path = ''] = url.split('?');
  if (!path.startsWith('/') || path.includes('%00') || !HOST.test(headers.host ?? '')) return 400;
  // A URL parser would take it for a slash.
  return path.includes('\\') ? 404 : undefined;
}
