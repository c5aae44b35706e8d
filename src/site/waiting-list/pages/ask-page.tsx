import { useSuspenseQuery } from "@tanstack/react-query"
import { createFileRoute, Link, redirect } from "@tanstack/react-router"
import { useEffect, useRef, useState } from "react"
import { messages } from "#domain/waiting-list/messages.ts"
import { useTranslate } from "#i18n/language.tsx"
import { notFoundOr } from "#lib/api/not-found.ts"
import { tourDatesQuery, tourQuery } from "#site/tours/queries.ts"
import { UnlistedHead } from "#site/ui/page/unlisted-head.tsx"
import { WaitingListForm } from "#site/waiting-list/waiting-list-form.tsx"
import { pageMessages as texts } from "./messages.ts"

type Search = { departure?: string; sent?: number }

export const Route = createFileRoute("/tour/$slug/waiting-list")({
  validateSearch: ({ departure, sent }: Record<string, unknown>): Search => ({
    ...(typeof departure === "string" && { departure }),
    ...(sent ? { sent: 1 } : {}),
  }),
  loader: async ({ context: { queryClient }, params: { slug } }) => {
    const tour = await queryClient.ensureQueryData(tourQuery(slug)).catch((error) => {
      throw notFoundOr(error)
    })
    if (tour.slug !== slug)
      throw redirect({ to: "/tour/$slug/waiting-list", params: { slug: tour.slug }, statusCode: 308 })
    await queryClient.prefetchQuery(tourDatesQuery(tour._id))
  },
  component: AskPage,
})

function AskPage() {
  const t = useTranslate()
  const { slug } = Route.useParams()
  const { departure, sent } = Route.useSearch()
  const { data: tour } = useSuspenseQuery(tourQuery(slug))
  const [isSent, setSent] = useState(false)
  return (
    <div className="wrap max-w-3xl py-8 lg:py-12">
      <UnlistedHead title={`${t(texts.title)}: ${t(tour.title)}`} />
      <Link to="/tour/$slug" params={{ slug }} className="text-link mb-2 inline-flex min-h-11 items-center">
        {t(texts.backToTour)}
      </Link>
      <h1 className="text-3xl font-bold lg:text-4xl">{t(texts.title)}</h1>
      <p className="mt-1 text-lg font-semibold">{t(tour.title)}</p>
      {isSent || sent ? (
        <Sent />
      ) : (
        <>
          <p className="mt-3 mb-6">{t(texts.lead)}</p>
          <WaitingListForm tour={tour} chosen={departure} onSent={() => setSent(true)} />
        </>
      )}
    </div>
  )
}

function Sent() {
  const t = useTranslate()
  const text = useRef<HTMLParagraphElement>(null)
  // The form was longer, so the text may be out of sight.
  useEffect(() => {
    text.current?.scrollIntoView({ block: "center" })
  }, [])
  return (
    <p ref={text} role="status" className="mt-6 rounded-card bg-confirmed-tint p-6 font-semibold text-confirmed">
      {t(messages.asked)}
    </p>
  )
}
