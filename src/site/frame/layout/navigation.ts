import type { LinkProps } from "@tanstack/react-router"
import type { LocalizedContent } from "#i18n/localized.ts"
import { messages } from "#site/frame/messages.ts"
import { type LinkToPage, usePageLinks } from "#site/pages/page-links.ts"

type Address = NonNullable<LinkProps["to"]>

/** Target of Book Now (spec §2). */
export const bookNow = "/contact" satisfies Address

type NavigationLink = { to: Address; label: LocalizedContent } | LinkToPage

const contact = { to: bookNow, label: messages.contact } as const

const lists: readonly { to: Address; label: LocalizedContent }[] = [
  { to: "/", label: messages.home },
  { to: "/tours", label: messages.tours },
  { to: "/transfers", label: messages.transfers },
  { to: "/blog", label: messages.blog },
]

/** What every site has (spec §2), without the pages that staff add. */
export const fixedLinks = [...lists, contact]

/** Returns the links of the menu: those of every site, and the pages that staff placed there. */
export function useNavigation(): readonly NavigationLink[] {
  const added = usePageLinks({ placement: "menu" })
  return [...lists, ...added, contact]
}

/** Returns the links of the footer: those of the menu without the blog. */
export function useQuickLinks(): readonly NavigationLink[] {
  return useNavigation().filter(({ label }) => label !== messages.blog)
}

/** Returns where a link leads, as its key. */
export const addressIn = (link: NavigationLink): string => ("params" in link ? `/${link.params.slug}` : link.to)
