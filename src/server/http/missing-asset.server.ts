import type { Context } from "hono"

/**
 * Answers for a built file that isn't there: another version has it. Never a page or a redirect, which browsers would
 * keep in place of a script.
 */
export function missingAsset(c: Context): Response {
  c.header("Cache-Control", "no-store")
  return c.text("Not found", 404)
}
