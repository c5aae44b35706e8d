import { useQuery } from "@tanstack/react-query"
import { createFileRoute, Link, useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { messages } from "#domain/enquiries/consultation/messages.ts"
import { useTranslate } from "#i18n/language.tsx"
import { EnquirySent, type SentEnquiry } from "#site/enquiries/enquiry-sent.tsx"
import { tourQuery } from "#site/tours/queries.ts"
import { buttonClass } from "#site/ui/button.tsx"
import { UnlistedHead } from "#site/ui/page/unlisted-head.tsx"
import { ConsultationForm } from "./consultation-form.tsx"
import { formMessages as texts } from "./form-messages.ts"

type Search = { tour?: string; source?: string; sent?: number }

export const Route = createFileRoute("/consultation")({
  validateSearch: (search: Search) => search,
  loaderDeps: ({ search }) => search,
  // The name of the tour becomes the subject. The form works without it.
  loader: ({ context, deps }) => deps.tour && context.queryClient.prefetchQuery(tourQuery(String(deps.tour))),
  component: ConsultationPage,
})

function ConsultationPage() {
  const t = useTranslate()
  const { tour: slug, source = "page", sent } = Route.useSearch()
  const navigate = useNavigate()
  const [written, setWritten] = useState<SentEnquiry>()
  const { data: tour } = useQuery({ ...tourQuery(String(slug)), enabled: slug !== undefined })
  return (
    <div className="wrap max-w-3xl py-8 lg:py-12">
      <UnlistedHead title={t(texts.title)} />
      <h1 className="mb-3 text-3xl font-bold lg:text-4xl">{t(texts.title)}</h1>
      {sent ? (
        <EnquirySent title={t(messages.sent)} sent={written}>
          <Link to="/tours" className={buttonClass("secondary")}>
            {t(texts.browse)}
          </Link>
        </EnquirySent>
      ) : (
        <ConsultationForm
          source={String(source)}
          tour={tour}
          page="/consultation"
          onSent={(request) => {
            setWritten(request)
            // Takes the place of the second step in the history.
            void navigate({ to: "/consultation", search: { sent: 1 }, replace: true })
          }}
        />
      )}
    </div>
  )
}
