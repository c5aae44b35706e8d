import { dehydrate, hydrate, type QueryClient, useQueryClient } from "@tanstack/react-query"

const ID = "loaded"

/** What the server has loaded for the page, as a block of data in it: nothing to run, quick to write and to read. */
export function LoadedData() {
  const client = useQueryClient()
  const json = typeof window === "undefined" ? JSON.stringify(dehydrate(client)).replaceAll("<", "\\u003c") : ""
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which '<' is escaped, in a block that no browser runs
  return <script id={ID} type="application/json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
}

/** Takes the page's data over, before it is hydrated. */
export function takeLoadedData(client: QueryClient): void {
  const json = document.getElementById(ID)?.textContent
  if (json) hydrate(client, JSON.parse(json))
}
