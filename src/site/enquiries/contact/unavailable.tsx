import { useQueryClient } from "@tanstack/react-query"
import { useLocation } from "@tanstack/react-router"
import { useState } from "react"
import { chatLinks } from "#domain/settings/settings.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { telLink } from "#lib/phone/tel-link.ts"
import { ChatChip } from "#site/settings/chat-chip.tsx"
import { settingsQuery } from "#site/settings/queries.ts"
import { buttonClass } from "#site/ui/button.tsx"
import { Icon } from "#site/ui/icon.tsx"
import { useLinkAsButton } from "#site/ui/overlay/link-as-button.ts"
import { unavailableMessages as texts } from "./unavailable-messages.ts"

export type UnavailableProps = { onRetry: () => Promise<unknown> }

export default function Unavailable({ onRetry }: UnavailableProps) {
  const t = useTranslate()
  return (
    <div className="wrap grid gap-8 py-8 lg:grid-cols-2 lg:items-center lg:gap-14 lg:py-20">
      <title>{t(texts.title)}</title>
      <div className="card-blank rounded-image max-lg:max-h-56 max-lg:w-full" />
      <div>
        <h1 className="text-4xl font-bold lg:text-5xl">{t(texts.title)}</h1>
        <p className="mt-4 max-w-[34em] text-lg">{t(texts.text)}</p>
        <p className="mt-2 max-w-[34em] text-lg text-soft">{t(texts.safe)}</p>
        <Retry onRetry={onRetry} />
        <Contacts />
      </div>
    </div>
  )
}

/** A link, so that it works before hydration and without JavaScript. */
function Retry({ onRetry }: UnavailableProps) {
  const t = useTranslate()
  const here = useLocation({ select: ({ publicHref }) => publicHref })
  const [tries, setTries] = useState<"none" | "running" | "failed">("none")
  const queryClient = useQueryClient()
  const retry = async () => {
    setTries("running")
    try {
      await queryClient.fetchQuery({ ...settingsQuery, staleTime: 0, meta: { shownInPlace: true } })
      await onRetry()
    } catch {
      setTries("failed")
    }
  }
  const button = useLinkAsButton(() => void (tries !== "running" && retry()))
  return (
    <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-2">
      <a href={here} rel="nofollow" aria-busy={tries === "running"} className={buttonClass()} {...button}>
        {t(texts.tryAgain)}
        {tries === "running" && <span className="progress" aria-hidden="true" />}
      </a>
      <p role="status" className="text-soft">
        {tries === "failed" && t(texts.stillAway)}
      </p>
    </div>
  )
}

function Contacts() {
  const t = useTranslate()
  const language = useLanguage()
  const settings = useQueryClient().getQueryData(settingsQuery.queryKey)
  const chats = settings ? chatLinks(settings, language) : []
  if (!settings?.phone && chats.length === 0) return null
  return (
    <section className="mt-10 border-t border-hairline pt-6">
      <p className="font-semibold">{t(texts.urgent)}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {settings?.phone && (
          <li>
            <a href={telLink(settings.phone)} className="chip">
              <Icon name="phone" className="size-4" />
              {settings.phone}
            </a>
          </li>
        )}
        {chats.map((chat) => (
          <li key={chat.name}>
            <ChatChip chat={chat} />
          </li>
        ))}
      </ul>
    </section>
  )
}
