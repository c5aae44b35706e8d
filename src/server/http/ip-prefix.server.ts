import { isIPv4, isIPv6 } from "node:net"
import type { Context } from "hono"

/** Returns the network of the client address, or 'local' for in-process calls. */
export function clientNetwork(c: Context): string {
  return subnetOf(c.get("ip") ?? c.env?.ip ?? "local")
}

/** Returns the part of an address that is stored (docs/security.md): 24 bits of IPv4, 48 of IPv6. */
export function truncatedIp(c: Context): string | undefined {
  const network = clientNetwork(c)
  if (isIPv4(network)) return `${network.split(".").slice(0, 3).join(".")}.0/24`
  return widerSubnetOf(network)
}

/** Returns the /48 of an IPv6 network, which one customer often owns entirely. */
export function widerSubnetOf(network: string): string | undefined {
  return isIPv6(`${network}::`) ? `${network.split(":").slice(0, 3).join(":")}::/48` : undefined
}

/** Returns one subscriber's network: an IPv4 address or an IPv6 /64. */
export function subnetOf(ip: string): string {
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
