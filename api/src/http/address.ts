import type { HttpRequest } from '@azure/functions';
import ipaddr from 'ipaddr.js';

/**
 * The client's address, as rate limits count it: one IPv4 address, or the /64 network of an IPv6 address, since one
 * customer has all 2^64 addresses of it. Each proxy in front of the API appends the address it saw to X-Forwarded-For,
 * so the entry of the outermost trusted proxy is counted from the end; earlier entries come from the client and are
 * ignored. Returns '' for anything that is not an address.
 */
export function addressOf(request: Pick<HttpRequest, 'headers'>, proxyHops: number): string {
  const hops = (request.headers.get('x-forwarded-for') ?? '').split(',');
  return networkOf(withoutPort((hops.at(-proxyHops) ?? hops[0] ?? '').trim()));
}

/** The network of an address from `addressOf`, as it is stored: /24 for IPv4, /48 for IPv6. */
export function wideNetworkOf(address: string): string {
  const [ip = ''] = address.split('/');
  if (!ipaddr.isValid(ip)) return '';
  const parsed = ipaddr.parse(ip);
  const [prefixBytes, bits] = parsed.kind() === 'ipv4' ? [3, 24] : [6, 48];
  return `${ipaddr.fromByteArray(parsed.toByteArray().fill(0, prefixBytes))}/${bits}`;
}

/** Azure's front ends write address:port. */
const withoutPort = (hop: string) =>
  hop.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/^\[([^\]]*)\](:\d+)?$/, '$1');

function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return '';
  // Turns an IPv4 address in IPv6 notation into plain IPv4.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = parsed.toByteArray().fill(0, 8);
  return `${ipaddr.fromByteArray(network)}/64`;
}
