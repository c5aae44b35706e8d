import { type AnyRouteMatch, useMatches, useRouter } from "@tanstack/react-router"
import { createIsomorphicFn } from "@tanstack/react-start"
import { useEffect, useRef } from "react"
import { type Attributes, escaped, scriptTag, tag } from "#lib/tags.ts"
import { drawn } from "./page-state.ts"

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
  const matches = drawn(useRouter().stores.matches.get())
  // biome-ignore lint/security/noDangerouslySetInnerHtml: tags whose values are escaped where they are made
  return <head dangerouslySetInnerHTML={{ __html: headOf(matches) }} />
}

/** What the server wrote of the page that was first shown. */
const OF_THE_FIRST_PAGE =
  "meta:is([name=description], [name=robots], [property]), link:is([rel=canonical], [rel=alternate], [rel=prev], [rel=next]), script[type='application/ld+json']"

/** React leaves alone what the server has written into the head; from the next page on only the tab is named anew. */
function FollowingHead() {
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname })
  const title = useMatches({ select: (matches) => titleOf(drawn(matches)) })
  const written = useRef(`${path} ${title}`)
  useEffect(() => {
    if (written.current === `${path} ${title}`) return
    written.current = ""
    for (const old of document.head.querySelectorAll(OF_THE_FIRST_PAGE)) if (!isOfReact(old)) old.remove()
    if (title) document.title = title
  }, [path, title])
  return <head />
}

function titleOf(matches: AnyRouteMatch[]): string | undefined {
  return matches.flatMap(({ meta }) => (meta ?? []) as { title?: string }[]).findLast((meta) => meta?.title)?.title
}

/** A page's own tags (ui/unlisted-head.tsx) go with that page: React fails where they are gone before. */
function isOfReact(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith("__reactFiber$"))
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
