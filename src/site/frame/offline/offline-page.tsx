import { useSuspenseQuery } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { useTranslate } from "#i18n/language.tsx"
import { telLink } from "#lib/phone/tel-link.ts"
import { settingsQuery } from "#site/settings/queries.ts"
import { UnlistedHead } from "#site/ui/page/unlisted-head.tsx"
import { offlineMessages as texts } from "./offline-messages.ts"

export const Route = createFileRoute("/offline")({ component: OfflinePage })

function OfflinePage() {
  const t = useTranslate()
  const { data: settings } = useSuspenseQuery(settingsQuery)
  return (
    <div className="wrap grid gap-8 py-8 lg:grid-cols-2 lg:items-center lg:py-20">
      <UnlistedHead title={t(texts.title)} />
      <div className="card-blank rounded-image max-lg:max-h-56 max-lg:w-full" />
      <div>
        <h1 className="text-4xl font-bold">{t(texts.title)}</h1>
        <p className="mt-4 text-lg">{t(texts.text)}</p>
        <p className="mt-2 text-lg text-soft">{t(texts.kept)}</p>
        <div id="saved-bookings" />
        {settings.phone && (
          <p className="mt-10 text-lg">
            {t(texts.call)}{" "}
            <a href={telLink(settings.phone)} className="text-link font-bold whitespace-nowrap">
              {settings.phone}
            </a>
          </p>
        )}
      </div>
    </div>
  )
}
