import assert from "node:assert/strict"
import { it } from "node:test"
import { QueryClient } from "@tanstack/react-query"
import type { AnyRouter } from "@tanstack/react-router"
import { pageState } from "./page-state.ts"

it("a page leaves what was loaded in its language, and what was given with the visit whole", () => {
  const data = { title: { en: "Ha Long Bay", vi: "Vịnh Hạ Long" } }
  const [loaded] = JSON.parse(leftOf(data, [])).queries
  assert.deepEqual([loaded[1], loaded[3]], [{ title: { en: "Ha Long Bay" } }, 1])
  const [given] = JSON.parse(leftOf(data, [data])).queries
  assert.deepEqual([given[1], given[3]], [data, 0])
})

function leftOf(data: object, given: object[]): string {
  const queryClient = new QueryClient()
  queryClient.setQueryData(["tours", "a"], data)
  const router = { options: { context: { queryClient, language: "en" } }, stores: { matches: { get: () => [] } } }
  const html = pageState(router as unknown as AnyRouter, given)
  queryClient.clear()
  return /^<script[^>]*>(.*)<\/script>$/s.exec(html)?.[1] ?? ""
}
