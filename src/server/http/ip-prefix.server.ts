import { isIPv4, isIPv6 } from "node:net"
import type { Context } from "hono"

/** The network a request comes from, by the address that client-ip.server.ts found; 'local' within the process. */
export function clientNetwork(c: Context): string {
  return networkOf(c.get("ip") ?? c.env?.ip ?? "local")
}

/**
 * What is kept of an address (security.md): the first 24 bits of an IPv4 one, 48 of an IPv6 one; of ourselves nothing.
 */
export function networkPrefix(c: Context): string | undefined {
  const network = clientNetwork(c)
  if (isIPv4(network)) return `${network.split(".").slice(0, 3).join(".")}.0/24`
  return widerNetworkOf(network)
}

/**
 * The 48 bits around an IPv6 network, of which a hosting customer or a tunnel often holds all 65,536 networks; undefined
 * for IPv4.
 */
export function widerNetworkOf(network: string): string | undefined {
  return isIPv6(`${network}::`) ? `${network.split(":").slice(0, 3).join(":")}::/48` : undefined
}

/** What one subscriber holds: an IPv4 address, or the first 64 bits of an IPv6 one. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  if (!isIPv6(ip)) return ip
  const [head = "", tail] = (ip.split("%")[0] ?? "").split("::")
  const groups = head.split(":").filter(Boolean)
  const after = (tail ?? "").split(":").filter(Boolean)
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - groups.length - after.length }, () => "0")
  return [...groups, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")
}
