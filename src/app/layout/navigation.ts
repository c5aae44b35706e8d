import type { LinkProps } from "@tanstack/react-router"
import { messages } from "#app/messages.ts"
import type { Localized } from "#i18n/localized.ts"

/** The path of a page, as links take it. */
type Address = NonNullable<LinkProps["to"]>

/** Where Book Now leads (spec §2). */
export const bookNow = "/contact" satisfies Address

/** The main navigation, in its order (spec §2). */
export const navigation: readonly { to: Address; label: Localized }[] = [
  { to: "/", label: messages.home },
  { to: "/tours", label: messages.tours },
  { to: "/transfers", label: messages.transfers },
  { to: "/blog", label: messages.blog },
  { to: "/about", label: messages.about },
  { to: bookNow, label: messages.contact },
]

/** The footer's quick links are the same without the blog. */
export const quickLinks = navigation.filter(({ label }) => label !== messages.blog)
