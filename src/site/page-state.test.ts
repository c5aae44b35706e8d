import assert from "node:assert/strict"
import { it } from "node:test"
import { QueryClient } from "@tanstack/react-query"
import type { AnyRouter } from "@tanstack/react-router"
import { pageState } from "./page-state.ts"

it("what the server leaves in a page cannot end its script", () => {
  const queryClient = new QueryClient()
  const title = "</script><script>alert(1)</script><!--"
  queryClient.setQueryData(["tours", "a"], { title })
  const router = { options: { context: { queryClient } }, stores: { matches: { get: () => [] } } }
  const html = pageState(router as unknown as AnyRouter)
  const [, json = ""] = /^<script[^>]*>(.*)<\/script>$/s.exec(html) ?? []
  assert.doesNotMatch(json, /</)
  assert.equal(JSON.parse(json).queries[0][1].title, title)
  queryClient.clear()
})
