/** Base for parsing only. */
const HERE = "https://own.invalid"

/**
 * Returns the address if it is a path on this site, else `fallback`, so that links cannot redirect to other sites.
 * Refuses
 * double slashes anywhere, because removing '/vi' may leave them at the start.
 */
export function ownPath(address: unknown, fallback = "/"): string {
  if (typeof address !== "string" || !address.startsWith("/") || !URL.canParse(address, HERE)) return fallback
  const { origin, pathname, search, hash } = new URL(address, HERE)
  return origin === HERE && !pathname.includes("//") ? pathname + search + hash : fallback
}
