const HERE = "https://own.invalid"

/** Returns a path on this site, else `fallback`. Refuses '//' anywhere, because removing '/vi' may put it first. */
export function ownPath(address: unknown, fallback = "/"): string {
  const url = typeof address === "string" && address.startsWith("/") && parse(address)
  return url && url.origin === HERE && !url.pathname.includes("//") ? url.pathname + url.search + url.hash : fallback
}

/** Does what `URL.parse` does, which the oldest browsers lack. */
function parse(address: string): URL | undefined {
  try {
    return new URL(address, HERE)
  } catch {
    return undefined
  }
}
