import { useQuery } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import type { Verification } from "#domain/bookings/documents/document.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { formatMoment } from "#i18n/moment-text.ts"
import { isNotFound } from "#lib/api/api-error.ts"
import { screenMessages } from "#site/bookings/checkout/fields/screen-messages.ts"
import { verificationQuery } from "#site/bookings/queries.ts"
import { BookingStatus } from "#site/bookings/summary/booking-status.tsx"
import { Notice } from "#site/ui/notice.tsx"
import { UnlistedHead } from "#site/ui/page/unlisted-head.tsx"
import { Skeleton } from "#site/ui/skeleton.tsx"
import { ContactLinks } from "./driver-card.tsx"
import { Failure } from "./failure.tsx"
import { manageMessages as texts } from "./messages.ts"
import { RequiresJavaScript } from "./requires-javascript.tsx"

export const Route = createFileRoute("/verify/$reference")({ component: VerifyPage })

function VerifyPage() {
  const t = useTranslate()
  const { reference } = Route.useParams()
  const { data, error, refetch } = useQuery({
    ...verificationQuery(reference),
    enabled: typeof window !== "undefined",
    networkMode: "always",
  })
  return (
    <div className="wrap max-w-2xl pt-8 lg:pt-14">
      <UnlistedHead title={t(texts.verifyTitle)} />
      <h1 className="text-3xl font-bold sm:text-4xl">{t(texts.verifyTitle)}</h1>
      <div aria-live="polite" className="mt-6">
        {data ? (
          <Verified verification={data} />
        ) : error ? (
          <NotVerified error={error} onRetry={refetch} />
        ) : (
          <>
            <RequiresJavaScript text={texts.verifyNeedsScript} />
            <p className="sr-only noscript:hidden">{t(texts.verifyLoading)}</p>
            <Skeleton className="h-72 rounded-card noscript:hidden" />
          </>
        )}
      </div>
      <ContactLinks className="mt-6" />
    </div>
  )
}

const VERDICTS = {
  confirmed: { tone: "good", text: texts.verifyGood },
  completed: { tone: "good", text: texts.verifyGood },
  pending: { tone: "waiting", text: texts.verifyWaiting },
  cancelled: { tone: "bad", text: texts.verifyBad },
  "no-show": { tone: "bad", text: texts.verifyBad },
} as const

const CALLED_OFF = { tone: "bad", text: texts.verifyCalledOff } as const

function Verified({ verification }: { verification: Verification }) {
  const t = useTranslate()
  const language = useLanguage()
  const { reference, status, product, travelDate, startTime } = verification
  const { tone, text } = verification.calledOff ? CALLED_OFF : VERDICTS[status]
  return (
    <div className="panel overflow-hidden">
      <Notice tone={tone} title={t(text)} className="rounded-none text-lg" />
      <div className="p-5 sm:p-6">
        <p className="text-sm text-soft">{t(screenMessages.reference)}</p>
        <p className="font-display text-2xl font-bold tracking-wide">{reference}</p>
        <h2 className="mt-4 text-2xl font-bold">{t(product)}</h2>
        <p className="mt-1">{formatMoment(travelDate, startTime, language)}</p>
        <p className="mt-4">
          <BookingStatus booking={verification} />
        </p>
      </div>
    </div>
  )
}

function NotVerified({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTranslate()
  if (isNotFound(error)) {
    return (
      <Notice tone="bad" title={t(texts.verifyUnknown)}>
        {t(texts.verifyUnknownText)}
      </Notice>
    )
  }
  return <Failure what={texts.verifyFailed} error={error} onRetry={onRetry} />
}
