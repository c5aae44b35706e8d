/** Only there to read a path by; nothing is ever asked of it. */
const HERE = "https://own.invalid"

/**
 * A page of this site as a path that begins with a slash, or `fallback` for anything else: an address that comes with
 * a link must not lead to another site ('https://…', '//…', '/\…' and what a browser makes of tabs and line breaks).
 */
export function ownPath(address: unknown, fallback = "/"): string {
  if (typeof address !== "string" || !address.startsWith("/") || !URL.canParse(address, HERE)) return fallback
  const { origin, pathname, search, hash } = new URL(address, HERE)
  return origin === HERE && !pathname.startsWith("//") ? pathname + search + hash : fallback
}
