import { useSuspenseQuery } from "@tanstack/react-query"
import { createFileRoute, Link, useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { useTranslate } from "#i18n/language.tsx"
import { notFoundOr } from "#lib/api/not-found.ts"
import { EnquirySent, type SentEnquiry } from "#site/enquiries/enquiry-sent.tsx"
import { tourQuery } from "#site/tours/queries.ts"
import { buttonClass } from "#site/ui/button.tsx"
import { UnlistedHead } from "#site/ui/page/unlisted-head.tsx"
import { formMessages as texts } from "./form-messages.ts"
import { type AskedTrip, QuestionForm } from "./question-form.tsx"

type Search = AskedTrip & { tour?: string; sent?: number }

/** Where 'Ask about this tour' leads without JavaScript. */
export const Route = createFileRoute("/ask")({
  validateSearch: (search: Search) => search,
  loaderDeps: ({ search: { tour } }) => ({ tour }),
  loader: async ({ context: { queryClient }, deps: { tour } }) => {
    await queryClient.ensureQueryData(tourQuery(String(tour))).catch((error) => {
      throw notFoundOr(error)
    })
  },
  component: QuestionPage,
})

function QuestionPage() {
  const t = useTranslate()
  const { tour: slug, sent, ...trip } = Route.useSearch()
  const navigate = useNavigate()
  const [written, setWritten] = useState<SentEnquiry>()
  const { data: tour } = useSuspenseQuery(tourQuery(String(slug)))
  return (
    <div className="wrap max-w-2xl py-8 lg:py-12">
      <UnlistedHead title={t(texts.title)} />
      <h1 className="mb-3 text-3xl font-bold lg:text-4xl">{t(sent ? texts.sentTitle : texts.title)}</h1>
      {sent ? (
        <EnquirySent title={t(texts.sent)} sent={written} isCopied={false}>
          <Link to="/tour/$slug" params={{ slug: tour.slug }} className={buttonClass("secondary")}>
            {t(texts.back)}
          </Link>
        </EnquirySent>
      ) : (
        <QuestionForm
          tour={tour}
          trip={trip}
          page="/ask"
          onSent={(question) => {
            setWritten(question)
            void navigate({ to: "/ask", search: { tour: tour.slug, sent: 1 } })
          }}
        />
      )}
    </div>
  )
}
