import type { ComponentProps } from "react"
import { Icon } from "#ui/icon.tsx"
import type { ChatLink } from "./settings.ts"

/** A link to one of the company's chats. Its address is printed, too. */
export function ChatChip({ chat: { name, href }, ...props }: ComponentProps<"a"> & { chat: ChatLink }) {
  return (
    <a href={href} rel="noopener" data-printed={href} className="chip" {...props}>
      <Icon name="message-circle" className="size-4" />
      {name}
    </a>
  )
}
