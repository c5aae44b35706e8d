const HERE = "https://own.invalid"

/** Returns a path on this site, else `fallback`. Refuses '//' anywhere, because removing '/vi' may put it first. */
export function ownPath(address: unknown, fallback = "/"): string {
  if (typeof address !== "string" || !address.startsWith("/") || !URL.canParse(address, HERE)) return fallback
  const { origin, pathname, search, hash } = new URL(address, HERE)
  return origin === HERE && !pathname.includes("//") ? pathname + search + hash : fallback
}
