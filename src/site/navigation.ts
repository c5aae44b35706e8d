import { messages } from "./messages.ts"

/** The main navigation, in its order (spec §2). The footer's quick links are the same without the blog. */
export const navigation = [
  { to: "/", label: messages.home },
  { to: "/tours", label: messages.tours },
  { to: "/transfers", label: messages.transfers },
  { to: "/blog", label: messages.blog },
  { to: "/contact", label: messages.contact },
] as const
