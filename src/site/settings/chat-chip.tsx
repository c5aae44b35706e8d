import type { ComponentProps } from "react"
import type { ChatLink } from "#domain/settings/settings.ts"
import { Icon } from "#site/ui/icon.tsx"

/** A link to one of the company's chats. Its address is printed, too. */
export function ChatChip({ chat: { name, href }, ...props }: ComponentProps<"a"> & { chat: ChatLink }) {
  return (
    <a href={href} rel="noopener" data-printed={href} className="chip" {...props}>
      <Icon name="message-circle" className="size-4" />
      {name}
    </a>
  )
}
