import assert from "node:assert/strict"
import { it } from "node:test"
import { RESERVED_SLUGS } from "./domain/pages/reserved-slugs.ts"
import { isSlug } from "./lib/text/slug.ts"
import { routes } from "./routes.ts"

it("keeps staff's pages from the addresses of all other pages", () => {
  const parts = (routes.children ?? []).flatMap((child) =>
    "path" in child && typeof child.path === "string" ? [child.path.split("/")[1] ?? ""] : [],
  )
  assert.ok(parts.length > 30)
  assert.deepEqual(
    parts.filter((part) => isSlug(part) && !RESERVED_SLUGS.has(part)),
    [],
  )
})
