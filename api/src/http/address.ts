import type { HttpRequest } from '@azure/functions';
import ipaddr from 'ipaddr.js';

/**
 * The address a request came from, as the limits count it: one IPv4 address, or the /64 network of an IPv6 address, in
 * which one customer has 2^64 of them. Each proxy in front of the API appends to X-Forwarded-For what it saw, so the
 * entry that the outermost trusted proxy wrote counts from the end; what a client wrote before it is not believed. What
 * is no address counts as one and the same: ''.
 */
export function addressOf(request: Pick<HttpRequest, 'headers'>, proxyHops: number): string {
  const hops = (request.headers.get('x-forwarded-for') ?? '').split(',');
  return networkOf(withoutPort((hops.at(-proxyHops) ?? hops[0] ?? '').trim()));
}

/** Azure's front ends write address:port. */
const withoutPort = (hop: string) =>
  hop.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/^\[([^\]]*)\](:\d+)?$/, '$1');

function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return '';
  // An IPv4 address that is written as an IPv6 one is the same address.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = parsed.toByteArray().fill(0, 8);
  return `${ipaddr.fromByteArray(network)}/64`;
}
