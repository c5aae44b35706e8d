import type { Context } from "hono"
import { truncatedIp } from "#server/http/ip-prefix.server.ts"

/** What is kept about where somebody signed in: 'Chrome', 'Windows' and '203.0.113.0/24'. */
export type SessionOrigin = { browser: string | null; system: string | null; network: string | null }

/** In the order in which they are tried: most browsers also name those that they descend from. */
const BROWSERS = {
  Zalo: /\bZalo\b/i,
  Facebook: /\bFBA[NV]\//,
  "Cốc Cốc": /coc_coc_browser\//i,
  "Samsung Internet": /SamsungBrowser\//,
  Edge: /\bEdg(e|A|iOS)?\//,
  Opera: /\b(OPR|Opera)\//,
  Firefox: /\b(Firefox|FxiOS)\//,
  Chrome: /(Chrome|CriOS)\//,
  Safari: /\bVersion\/.*\bSafari\//,
}
const SYSTEMS = {
  iPhone: /\biPhone\b/,
  iPad: /\biPad\b/,
  Android: /\bAndroid\b/,
  ChromeOS: /\bCrOS\b/,
  Windows: /\bWindows\b/,
  macOS: /\b(Macintosh|Mac OS X)\b/,
  Linux: /\bLinux\b/,
}
/** No browser sends more. */
const MAX_LENGTH = 500

export function sessionOrigin(c: Context): SessionOrigin {
  return { ...readUserAgent(c.req.header("user-agent") ?? ""), network: truncatedIp(c) ?? null }
}

/** Returns which browser and system a User-Agent names, as far as they are known. */
export function readUserAgent(header: string): Pick<SessionOrigin, "browser" | "system"> {
  const userAgent = header.slice(0, MAX_LENGTH)
  const find = (known: Record<string, RegExp>) =>
    Object.entries(known).find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null
  return { browser: find(BROWSERS), system: find(SYSTEMS) }
}
