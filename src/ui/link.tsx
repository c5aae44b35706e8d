import { type AnyRouter, Link as RouterLink, useRouter } from "@tanstack/react-router"
import { createIsomorphicFn } from "@tanstack/react-start"
import type { ComponentProps } from "react"
import { withPrefix } from "#i18n/address.ts"

type Props = ComponentProps<"a"> & ComponentProps<typeof RouterLink>

/**
 * A link to a page of the site. The browser has the router's own; of that the server writes what stands in the HTML, for
 * to build the location of each link, with its route, its search and its state, took a twentieth of every page.
 */
export const Link = createIsomorphicFn()
  .server(() => WrittenLink)
  .client(() => RouterLink)() as typeof RouterLink

function WrittenLink(props: Props) {
  const href = plainHref(props, useRouter())
  if (href === undefined) return <RouterLink {...props} />
  const given = props as Record<string, unknown>
  const own: Record<string, unknown> = {}
  for (const name in given) if (!OF_ROUTER.has(name)) own[name] = given[name]
  return <a {...own} href={href} />
}

const OF_ROUTER = new Set(
  "to params search hash activeProps activeOptions resetScroll preload viewTransition".split(" "),
)

/** The address of a link that is not to be marked as the present page; undefined where only the router knows it. */
function plainHref(props: Props, { options, latestLocation: shown }: AnyRouter): string | undefined {
  const { to, params, search = {}, hash = "" } = props as Record<string, unknown>
  if (typeof to !== "string" || typeof search !== "object" || typeof hash !== "string" || needsRouter(props)) return
  const path = to === "." ? plain(shown.pathname) : filledIn(to, params)
  const asked = { ...search }
  if (path === undefined || (isShownIn(path, shown.pathname) && !isOther(asked, shown.search, props))) return
  const address = options.context.prefixed ? withPrefix(path) : path
  return `${address}${options.stringifySearch(asked)}${hash && `#${hash}`}`
}

const NEED_ROUTER = ["from", "mask", "disabled", "inactiveProps", "_asChild"]

function needsRouter(props: Props): boolean {
  return NEED_ROUTER.some((name) => name in props) || typeof props.children === "function"
}

/** What stands in an address as it is. */
const PLAIN = /^[\w/-]*$/

/** A path with its parameters; undefined where it is relative, or something would have to be escaped. */
function filledIn(to: string, params: unknown): string | undefined {
  if (!to.startsWith("/")) return undefined
  if (!to.includes("$")) return to
  const given = (typeof params === "object" ? params : {}) as Record<string, string>
  return plain(to.replace(/\$(\w+)/g, (_, name) => given[name] ?? "$"))
}

const plain = (path: string) => (PLAIN.test(path) ? path : undefined)

/** Whether a link leads to the page that is shown, or to one above it: then the router may mark it. */
function isShownIn(path: string, shown: string): boolean {
  return shown.startsWith(path) && (shown.length === path.length || shown[path.length] === "/")
}

/** Whether a link to the same path asks for something else there: a filter, a page of a list. */
function isOther(asked: Record<string, unknown>, shown: Record<string, unknown>, { activeOptions }: Props): boolean {
  const differs = (name: string) => asked[name] !== undefined && String(asked[name]) !== String(shown[name])
  return activeOptions?.includeSearch !== false && Object.keys(asked).some(differs)
}
