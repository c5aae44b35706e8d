import { useSuspenseQuery } from "@tanstack/react-query"
import { chatLinks } from "#domain/settings/settings.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import type { Messages } from "#i18n/localized.ts"
import { ChatChip } from "#site/settings/chat-chip.tsx"
import { settingsQuery } from "#site/settings/queries.ts"

const texts = {
  question: { en: "Hello, I have a question about {about}: ", vi: "Chào bạn, tôi muốn hỏi về {about}: " },
  copied: {
    en: "Your question is copied. Paste it into {chat}.",
    vi: "Đã sao chép câu hỏi, bạn dán vào {chat} nhé.",
  },
} satisfies Messages

/** Links to the company's chats, with the question begun. For chats that don't take a text it is copied. */
export function ChatButtons({ about, className = "" }: { about: string; className?: string }) {
  const t = useTranslate()
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const chats = chatLinks(settings, useLanguage())
  const question = interpolate(t(texts.question), { about })
  const copy = async (chat: string) => {
    try {
      await navigator.clipboard.writeText(question)
      const { showToast } = await import("#site/ui/overlay/toast.tsx")
      showToast("good", interpolate(t(texts.copied), { chat }))
    } catch {
      // The chat opens without the text.
    }
  }
  if (chats.length === 0) return null
  return (
    <ul className={`flex flex-wrap gap-2 ${className}`}>
      {chats.map((chat) => (
        <li key={chat.name}>
          <ChatChip
            chat={chat}
            {...(chat.hrefWith ? { href: chat.hrefWith(question) } : { onClick: () => void copy(chat.name) })}
            target="_blank"
          />
        </li>
      ))}
    </ul>
  )
}
