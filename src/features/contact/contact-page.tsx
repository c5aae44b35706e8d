import { useSuspenseQuery } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { ConsultationButton } from "#features/consultations/consultation-button.tsx"
import { settingsQuery } from "#features/settings/queries.ts"
import { useT } from "#i18n/language.tsx"
import { inLanguage } from "#i18n/localized.ts"
import { pageHead } from "#lib/seo.ts"
import { ContactDetails } from "./contact-details.tsx"
import { ContactForm } from "./contact-form.tsx"
import { headMessages } from "./head-messages.ts"
import { OfficeMap } from "./office-map.tsx"
import { pageMessages as texts } from "./page-messages.ts"

export const Route = createFileRoute("/contact")({
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: inLanguage(headMessages.contact, context.language),
      description: inLanguage(headMessages.contactDescription, context.language),
      path: "/contact",
    }),
  component: ContactPage,
})

/** How to reach the company: a free consultation, a message, or any of its channels. */
function ContactPage() {
  const t = useT()
  const { data: settings } = useSuspenseQuery(settingsQuery)
  return (
    <>
      <section className="bg-mist">
        <div className="wrap py-12 lg:py-20">
          <div className="max-w-3xl">
            <p className="stamp text-vermilion">{t(texts.stamp)}</p>
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
            <ContactForm />
          </div>
        </section>
        <ContactDetails settings={settings} />
      </div>
      <OfficeMap address={t(settings.address)} />
    </>
  )
}
