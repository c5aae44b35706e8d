import type { LinkProps } from "@tanstack/react-router"
import type { Localized } from "#i18n/localized.ts"
import { messages } from "#site/frame/messages.ts"

type Address = NonNullable<LinkProps["to"]>

/** Target of Book Now (spec §2). */
export const bookNow = "/contact" satisfies Address

/** Source: spec §2. */
export const navigation: readonly { to: Address; label: Localized }[] = [
  { to: "/", label: messages.home },
  { to: "/tours", label: messages.tours },
  { to: "/transfers", label: messages.transfers },
  { to: "/blog", label: messages.blog },
  { to: "/about", label: messages.about },
  { to: bookNow, label: messages.contact },
]

export const quickLinks = navigation.filter(({ label }) => label !== messages.blog)
