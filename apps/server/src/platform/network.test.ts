import { expect, it } from 'vitest'
import { isLoopback, isProxyNetwork } from './network.ts'

it.each(['127.0.0.1', '10.0.0.0/8', '192.168.1.0/24', '::1', 'fd00::/8', 'fc00::/7', '::ffff:10.0.0.0/104'])(
  '%s may stand in front',
  (text) => {
    expect(isProxyNetwork(text)).toBe(true)
  },
)

it.each([
  'true',
  '*',
  '0.0.0.0/0',
  '10.0.0.0/0',
  '0.0.0.0/1',
  '8.0.0.0/7',
  '::/0',
  '2000::/3',
  'fc00::/6',
  '::ffff:0:0/96',
  '::ffff:10.0.0.0/103',
  '::/64',
  '0::0/80',
  '10.0.0.0/33',
  '10.0.0.0/8/8',
  '10.0.0.0/',
  '',
])('%s is everybody, or nothing', (text) => {
  expect(isProxyNetwork(text)).toBe(false)
})

it.each([
  ['localhost', true],
  ['portal.localhost', true],
  ['127.0.0.1', true],
  ['127.255.0.9', true],
  ['[::1]', true],
  ['128.0.0.1', false],
  ['[::2]', false],
  ['localhost.example.go.id', false],
  ['portal.example.go.id', false],
])('%s is this machine: %s', (host, here) => {
  expect(isLoopback(host)).toBe(here)
})
