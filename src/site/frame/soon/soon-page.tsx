import { useSuspenseQuery } from "@tanstack/react-query"
import { createFileRoute, redirect } from "@tanstack/react-router"
import { useTranslate } from "#i18n/language.tsx"
import { inLanguage } from "#i18n/localized.ts"
import { pageHead } from "#lib/head/page-head.ts"
import { ContactDetails } from "#site/enquiries/contact/contact-details.tsx"
import { settingsQuery } from "#site/settings/queries.ts"
import { soonMessages as texts } from "./soon-messages.ts"

/** All that visitors see until the company opens its site (server/pages/until-opened.server.ts). */
export const Route = createFileRoute("/soon")({
  loader: async ({ context: { queryClient } }) => {
    if ((await queryClient.ensureQueryData(settingsQuery)).isOpen) throw redirect({ to: "/", statusCode: 302 })
  },
  head: ({ match: { context } }) => {
    const settings = context.queryClient.getQueryData(settingsQuery.queryKey)
    if (!settings) return {}
    const t = (text: Parameters<typeof inLanguage>[0]) => inLanguage(text, context.language)
    const description = t(settings.companyDescription) || t(texts.text)
    return pageHead(context, { title: t(settings.companyName), description, path: "/soon", noindex: true })
  },
  headers: () => ({ "cache-control": "no-store" }),
  component: SoonPage,
  staticData: { hasNoMenu: true, hasNoFooter: true },
})

function SoonPage() {
  const t = useTranslate()
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const canBeReached = settings.phone || settings.email || t(settings.address)
  return (
    <div className="wrap grid gap-10 py-8 lg:grid-cols-2 lg:items-center lg:py-20">
      <div>
        <div aria-hidden="true" className="color-field max-lg:max-h-48" />
        <p className="stamp mt-8 text-vermilion">{t(texts.soon)}</p>
        <h1 className="mt-3 text-4xl font-bold lg:text-5xl">{t(settings.companyName)}</h1>
        <p className="mt-4 text-lg text-soft">{t(settings.companyDescription) || t(texts.text)}</p>
      </div>
      <div>
        {canBeReached && <ContactDetails settings={settings} />}
        <p className="mt-10 text-sm text-soft">
          <a href="/staff" rel="nofollow" className="inline-flex min-h-11 items-center underline underline-offset-4">
            {t(texts.staff)}
          </a>
        </p>
      </div>
    </div>
  )
}
