import { BlockList, isIP } from 'node:net'

/** The IPv6 range of mapped IPv4 addresses. A network that contains it also trusts IPv4 addresses. */
const mapped = { address: '::ffff:0:0', prefix: 96 }

function networkOf(address: string, prefix: number): BlockList {
  const list = new BlockList()
  list.addSubnet(address, prefix, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  return list
}

function overlapsMapped(address: string, prefix: number): boolean {
  return (
    networkOf(mapped.address, mapped.prefix).check(address, 'ipv6') ||
    networkOf(address, prefix).check(mapped.address, 'ipv6')
  )
}

/**
 * Returns the shortest allowed prefix, that of the largest private networks (10.0.0.0/8, fc00::/7). A shorter prefix
 * would trust large parts of the internet.
 */
function widest(address: string, prefix: number): number {
  if (isIP(address) === 4) return 8
  return overlapsMapped(address, prefix) ? mapped.prefix + 8 : 7
}

/** Checks for an address or network of proxies (`10.0.0.0/8`) that does not cover the whole internet. */
export function isProxyNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  if (!isIP(address) || address.includes('%') || rest.length > 0) return false
  if (prefix === undefined) return true
  const bits = Number(prefix)
  if (!/^\d{1,3}$/.test(prefix) || bits > (isIP(address) === 6 ? 128 : 32)) return false
  return bits >= widest(address, bits)
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Accepts a host as in URL: a name, an IPv4 address, or an IPv6 address in brackets. */
export function isLoopback(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(host)
  if (family === 0) return host === 'localhost' || host.endsWith('.localhost')
  return loopback.check(host, family === 6 ? 'ipv6' : 'ipv4')
}
