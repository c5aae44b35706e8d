import { type AnyRouteMatch, type AnyRouter, HeadContent, useRouter } from "@tanstack/react-router"
import { createIsomorphicFn } from "@tanstack/react-start"
import { drawn } from "./page-state.tsx"

type Attributes = Record<string, unknown>
/** `children` is ready to stand in a page (lib/seo.ts). */
type Script = Attributes & { children?: string }

/**
 * The head of the page as its routes describe it. The server writes it as text: as elements (TanStack's `HeadContent`)
 * it costs more than the list of tours. In the browser React finds each tag by what it says, wherever it stands.
 */
export const Head = createIsomorphicFn()
  .server(() => WrittenHead)
  .client(() => ManagedHead)()

function ManagedHead() {
  return (
    <head>
      <HeadContent />
    </head>
  )
}

function WrittenHead() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: tags whose values are escaped below
  return <head dangerouslySetInnerHTML={{ __html: headOf(useRouter()) }} />
}

function headOf(router: AnyRouter): string {
  const matches = drawn(router.stores.matches.get())
  const links = matches.flatMap((match) => (match.links ?? []) as Attributes[])
  const preloaded = matches.map(({ routeId }) => preloadTags(router, routeId))
  const scripts = matches.flatMap((match) => (match.headScripts ?? []) as Script[])
  return [metaTags(matches), ...links.map(linkTag), ...preloaded, ...scripts.map(scriptTag)].join("")
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

const preloads = new Map<string, string>()

/** The files of a route's scripts, of which there is one list in each build. */
function preloadTags(router: AnyRouter, routeId: string): string {
  let tags = preloads.get(routeId)
  if (tags === undefined) {
    const files = router.ssr?.manifest?.routes[routeId]?.preloads ?? []
    tags = files.map((file) => tag("link", { rel: "modulepreload", href: hrefOf(file), fetchpriority: "low" })).join("")
    preloads.set(routeId, tags)
  }
  return tags
}

function hrefOf(file: string | { href: string }): string {
  return typeof file === "string" ? file : file.href
}

/** Stylesheets are marked as React marks those that it waits for. */
function linkTag(link: Attributes): string {
  return tag("link", link.rel === "stylesheet" ? { ...link, "data-precedence": "default" } : link)
}

function scriptTag({ children = "", ...attributes }: Script): string {
  return `${opened("script", attributes)}>${children}</script>`
}

function tag(name: string, attributes: Attributes): string {
  return `${opened(name, attributes)}/>`
}

function opened(name: string, attributes: Attributes): string {
  let text = `<${name}`
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== null) text += ` ${key.toLowerCase()}="${escaped(String(value))}"`
  }
  return text
}

function escaped(text: string): string {
  return /["&<>]/.test(text) ? text.replace(/["&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`) : text
}
