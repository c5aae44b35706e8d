import { type AnyRouteMatch, useMatches, useRouter } from "@tanstack/react-router"
import { createIsomorphicFn } from "@tanstack/react-start"
import { useEffect } from "react"
import { drawn } from "./page-state.ts"
import { type Attributes, escaped, scriptTag, tag } from "./tags.ts"

/** `children` is ready to stand in a page (lib/seo.ts). */
type Script = Attributes & { children?: string }

/**
 * The head of the page as its routes describe it, written as text: as elements (TanStack's `HeadContent`) it costs the
 * server more than the list of tours, and the browser three kilobytes.
 */
export const Head = createIsomorphicFn()
  .server(() => WrittenHead)
  .client(() => FollowingHead)()

function WrittenHead() {
  const router = useRouter()
  const matches = drawn(router.stores.matches.get())
  const files = matches.flatMap(({ routeId }) => router.ssr?.manifest?.routes[routeId]?.preloads ?? [])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: tags whose values are escaped where they are made
  return <head dangerouslySetInnerHTML={{ __html: headOf(matches) + files.map(preloadTag).join("") }} />
}

/** What the server wrote of the page that was first shown. */
const OF_THE_FIRST_PAGE =
  "meta:is([name=description], [name=robots], [property]), link:is([rel=canonical], [rel=alternate], [rel=prev], [rel=next]), script[type='application/ld+json']"

/** React leaves alone what the server has written into the head; from the next page on only the tab is named anew. */
function FollowingHead() {
  const page = useMatches({ select: (matches) => `${matches.at(-1)?.pathname}\n${titleOf(drawn(matches))}` })
  useEffect(() => name(page), [page])
  return <head />
}

let named: string | undefined

function name(page: string): void {
  const isAsWritten = named === undefined && document.title !== ""
  if (!isAsWritten && named !== page) {
    for (const old of document.head.querySelectorAll(OF_THE_FIRST_PAGE)) old.remove()
    document.title = page.slice(page.indexOf("\n") + 1)
  }
  named = page
}

function titleOf(matches: AnyRouteMatch[]): unknown {
  return matches.flatMap(({ meta }) => meta ?? []).findLast((meta) => meta?.title)?.title
}

function headOf(matches: AnyRouteMatch[]): string {
  const links = matches.flatMap((match) => (match.links ?? []) as Attributes[])
  const scripts = matches.flatMap((match) => (match.headScripts ?? []) as Script[])
  return [metaTags(matches), ...links.map((link) => tag("link", link)), ...scripts.map(scriptTag)].join("")
}

/** What a route further in says of the same thing replaces what its parents say. */
function metaTags(matches: AnyRouteMatch[]): string {
  const tags = new Map<unknown, string>()
  for (const meta of matches.flatMap((match) => (match.meta ?? []) as Attributes[])) {
    if (typeof meta.title === "string") tags.set("title", `<title>${escaped(meta.title)}</title>`)
    else tags.set(meta.name ?? meta.property ?? meta, tag("meta", meta))
  }
  return [...tags.values()].join("")
}

function preloadTag(file: string | { href: string }): string {
  return tag("link", { rel: "modulepreload", href: typeof file === "string" ? file : file.href, fetchpriority: "low" })
}
