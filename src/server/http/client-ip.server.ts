import { BlockList, isIP } from "node:net"
import type { HttpBindings } from "@hono/node-server"
import type { MiddlewareHandler } from "hono"
import type { Config } from "#server/config/config.server.ts"
import { log } from "#server/log.server.ts"

export function clientIpMiddleware(config: Pick<Config, "trustedProxies">): MiddlewareHandler {
  const trusted = trustedNetworks(config.trustedProxies)
  return (c, next) => {
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
    const socketIp = incoming?.socket.remoteAddress
    const forwardedFor = c.req.header("x-forwarded-for")
    if (socketIp) {
      c.set("ip", clientIp(socketIp, forwardedFor, trusted))
      if (forwardedFor && !isTrusted(plain(socketIp), trusted)) warnOnce(plain(socketIp))
    }
    return next()
  }
}

let isWarned = false

/** A proxy that is not configured makes all its visitors share one limit. */
function warnOnce(address: string): void {
  if (isWarned) return
  isWarned = true
  log.warn(
    { address },
    "X-Forwarded-For from an address that TRUSTED_PROXIES doesn't name; its visitors share one limit",
  )
}

export function trustedNetworks(proxies: string[]): BlockList {
  const networks = new BlockList()
  for (const proxy of proxies) {
    const [address = "", bits] = proxy.split("/")
    const family = isIP(address) === 6 ? "ipv6" : "ipv4"
    if (bits === undefined) networks.addAddress(address, family)
    else networks.addSubnet(address, Number(bits), family)
  }
  return networks
}

/** Returns the last address in X-Forwarded-For that is no trusted proxy. Earlier ones may be forged. */
export function clientIp(socketIp: string, forwardedFor: string | undefined, trusted: BlockList): string {
  let ip = plain(socketIp)
  for (const hop of (forwardedFor ?? "").split(",").reverse()) {
    const before = plain(hop)
    if (!isTrusted(ip, trusted) || !isIP(before)) break
    ip = before
  }
  return ip
}

function isTrusted(ip: string, trusted: BlockList): boolean {
  return trusted.check(ip, isIP(ip) === 6 ? "ipv6" : "ipv4")
}

function plain(written: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(written.trim()) ?? []
  const address = (bracketed ?? written.trim().replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")).replace(/%.*$/, "")
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "")
}
