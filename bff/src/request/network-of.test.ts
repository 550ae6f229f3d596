import { expect, test } from '@jest/globals'
import { lineOf, networkOf } from './network-of.ts'

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['203.0.113.255', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:12:3400::1', '2001:db8:12::/48'],
  ['2001:0DB8:0012:ffff:1:2:3:4', '2001:db8:12::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['2001::a:b:c:d:e:f', '2001:0:a::/48'],
  ['::1', '0:0:0::/48'],
  ['unknown', 'unknown'],
])('%s is in the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
  expect(networkOf(lineOf(address))).toBe(network)
})
