import { useSuspenseQuery } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { messages } from "#domain/enquiries/contact/messages.ts"
import { useTranslate } from "#i18n/language.tsx"
import { inLanguage } from "#i18n/localized.ts"
import { pageHead } from "#lib/head/page-head.ts"
import { ConsultationButton } from "#site/enquiries/consultation/consultation-button.tsx"
import { settingsQuery } from "#site/settings/queries.ts"
import { CompanyPicture } from "#site/ui/picture/company-picture.tsx"
import { ContactDetails } from "./contact-details.tsx"
import { ContactForm } from "./contact-form.tsx"
import { OfficeMap } from "./office-map.tsx"
import { pageMessages as texts } from "./page-messages.ts"

export const Route = createFileRoute("/contact")({
  head: async ({ match: { context } }) => {
    const { headMessages } = await import("#site/enquiries/contact/head-messages.ts")
    return pageHead(context, {
      title: inLanguage(headMessages.contact, context.language),
      description: inLanguage(headMessages.contactDescription, context.language),
      path: "/contact",
    })
  },
  validateSearch: (search: { sent?: number }) => search,
  component: ContactPage,
})

function ContactPage() {
  const t = useTranslate()
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const { sent } = Route.useSearch()
  return (
    <>
      <section className="relative bg-mist lg:overflow-hidden">
        <CompanyPicture
          image={settings.pictures.contact}
          crop="16x9"
          sizes="(min-width: 1024px) 50vw, 100vw"
          priority
          decorative
          className="max-h-56 rounded-none lg:absolute lg:inset-y-0 lg:right-0 lg:h-full! lg:max-h-none lg:w-[46%]"
        />
        <div className="wrap py-10 lg:py-20">
          <div className="lg:max-w-[50%] lg:pr-6">
            <p className="stamp bg-paper text-vermilion">{t(texts.stamp)}</p>
            <h1 className="mt-4 text-4xl font-bold lg:text-5xl">{t(texts.title)}</h1>
            <p className="mt-4 text-lg">{t(texts.lead)}</p>
            <ConsultationButton source="contact" look="primary" className="mt-6" />
          </div>
        </div>
      </section>
      <div className="wrap mt-10 grid gap-12 lg:mt-16 lg:grid-cols-[7fr_5fr] lg:gap-16">
        <section>
          <h2 className="text-2xl font-bold lg:text-3xl">{t(texts.formTitle)}</h2>
          <div className="mt-5">
            {sent ? (
              <p role="status" className="rounded-card bg-confirmed-tint p-6 font-bold text-confirmed">
                {t(messages.sent)}
              </p>
            ) : (
              <ContactForm />
            )}
          </div>
        </section>
        <ContactDetails settings={settings} />
      </div>
      <OfficeMap address={t(settings.address)} />
    </>
  )
}
