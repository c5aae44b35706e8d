/** Only there to read a path by; nothing is ever asked of it. */
const HERE = "https://own.invalid"

/**
 * Returns a page of this site as a path that begins with a slash, or `fallback` for anything else: an address that
 * comes with a link must not lead to another site ('https://…', '//…', '/\…' and what a browser makes of tabs and line
 * breaks). Two slashes in a row are refused anywhere in the path, since cutting off '/vi' may leave them at its start.
 */
export function ownPath(address: unknown, fallback = "/"): string {
  if (typeof address !== "string" || !address.startsWith("/") || !URL.canParse(address, HERE)) return fallback
  const { origin, pathname, search, hash } = new URL(address, HERE)
  return origin === HERE && !pathname.includes("//") ? pathname + search + hash : fallback
}
