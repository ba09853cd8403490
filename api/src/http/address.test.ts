import { describe, expect, test } from 'vitest';
import { addressOf, wideNetworkOf } from './address.ts';

const from = (forwarded: string | undefined, proxyHops = 1) =>
  addressOf(
    { headers: new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }) },
    proxyHops,
  );

describe('the client address', () => {
  test.each([
    ['IPv4', '203.0.113.7', '203.0.113.7'],
    ['IPv4 with a port', '203.0.113.7:51234', '203.0.113.7'],
    ['IPv6', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['IPv6 of the same network', '2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['IPv6 of another network', '2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['IPv6 with a port', '[2001:db8:1:2::1]:51234', '2001:db8:1:2::/64'],
    ['IPv6 in brackets', '[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
    ['IPv6 in capitals', '2001:DB8:1:2::1', '2001:db8:1:2::/64'],
    ['IPv6 with a zone', 'fe80::1%eth0', 'fe80::/64'],
    ['IPv4 written as IPv6', '::ffff:203.0.113.7', '203.0.113.7'],
    ['IPv4 written as IPv6, with a port', '[::ffff:203.0.113.7]:443', '203.0.113.7'],
    ['with blanks around it', ' 203.0.113.7 ', '203.0.113.7'],
  ])('%s: %s is %s', (_, forwarded, expected) => {
    expect(from(forwarded)).toBe(expected);
  });

  test.each(['', 'unknown', '2001:db8::abcd1234', '203.0.113.7.9', '<script>', ',', undefined])(
    'is the same empty text for anything that is not an address: %j',
    (forwarded) => {
      expect(from(forwarded)).toBe('');
    },
  );

  test('is the one that the outermost trusted proxy saw, whatever a client wrote before it', () => {
    const forged = '198.51.100.1, 2001:db8::1, 203.0.113.7:1, 10.0.0.4:2';
    expect(from(forged, 2)).toBe('203.0.113.7');
    expect(from(forged, 1)).toBe('10.0.0.4');
    expect(from('10.0.0.4:2', 2)).toBe('10.0.0.4');
  });
});

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['', ''],
])('%j is reduced to the network %j', (address, network) => {
  expect(wideNetworkOf(address)).toBe(network);
});
