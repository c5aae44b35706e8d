import assert from "node:assert/strict"
import { it } from "node:test"
import { QueryClient, QueryObserver } from "@tanstack/react-query"
import { departuresQuery, tourDatesQuery } from "./queries.ts"
import { refreshDepartures } from "./refresh-departures.ts"

it("refreshDepartures marks the counts as old until new ones are here, and fetches them on the next page", async () => {
  const client = new QueryClient()
  const { queryKey } = tourDatesQuery("tour-1")
  const answer = (needed: number) => ({ success: true, data: [{ _id: "5-pm", needed }], closedDays: [], holidays: [] })
  client.setQueryData<unknown>(queryKey, answer(2))
  refreshDepartures(client)
  assert.equal(client.getQueryState(queryKey)?.isInvalidated, true)
  const observer = new QueryObserver(client, {
    ...departuresQuery("tour-1"),
    queryFn: async () => answer(0) as never,
  })
  const stop = observer.subscribe(() => {})
  assert.equal(observer.getCurrentResult().isFetching, true)
  const { data } = await observer.refetch({ cancelRefetch: false })
  assert.deepEqual(
    data?.map(({ needed }) => needed),
    [0],
  )
  assert.equal(client.getQueryState(queryKey)?.isInvalidated, false)
  stop()
  client.clear()
})
