import { useQuery } from "@tanstack/react-query"
import { createFileRoute, Link } from "@tanstack/react-router"
import type { Booking } from "#domain/bookings/booking.ts"
import { CONFIRM_KEY } from "#domain/bookings/link-keys.ts"
import { useTranslate } from "#i18n/language.tsx"
import { isNotFound } from "#lib/api/api-error.ts"
import { useSignedIn } from "#lib/api/token.ts"
import { screenMessages as texts } from "#site/bookings/checkout/fields/screen-messages.ts"
import { lookWhile } from "#site/bookings/open-page.ts"
import { bookingQuery } from "#site/bookings/queries.ts"
import { buttonClass } from "#site/ui/button.tsx"
import { Notice } from "#site/ui/notice.tsx"
import { UnlistedHead } from "#site/ui/page/unlisted-head.tsx"
import { Skeleton } from "#site/ui/skeleton.tsx"
import { BookingDetails } from "./booking-details.tsx"
import { ConfirmEmail, ConfirmWithoutScript } from "./confirm/held-places-notice.tsx"
import { useEmailConfirmation, useMailedKey } from "./confirm/use-email-confirmation.ts"
import { Failure } from "./failure.tsx"
import { headMessages } from "./head-messages.ts"
import { manageMessages } from "./messages.ts"
import { PaymentReceived } from "./payment-received.tsx"
import { RequiresJavaScript } from "./requires-javascript.tsx"

type Search = { [CONFIRM_KEY]?: string }

export const Route = createFileRoute("/bookings/$id")({
  validateSearch: (search: Record<string, unknown>): Search => {
    const key = search[CONFIRM_KEY]
    return typeof key === "string" ? { [CONFIRM_KEY]: key } : {}
  },
  component: ConfirmationPage,
})

function ConfirmationPage() {
  const t = useTranslate()
  const { id } = Route.useParams()
  const signedIn = useSignedIn()
  const { [CONFIRM_KEY]: confirmKey } = Route.useSearch()
  const mailedKey = useMailedKey(id)
  const { data, error, refetch, fetchStatus } = useQuery({
    ...bookingQuery(id, signedIn === true),
    enabled: signedIn !== undefined,
    refetchInterval: lookWhile(isPayable),
  })
  const confirmation = useEmailConfirmation(data, mailedKey, signedIn === true)
  return (
    <div className="wrap filled-later pt-8 lg:pt-12">
      <UnlistedHead title={t(headMessages.bookings)} />
      {confirmKey && <ConfirmWithoutScript id={id} confirmKey={confirmKey} />}
      {confirmation.failed && (
        <div role="alert" className="mb-6">
          <Failure what={texts.confirmFailed} onRetry={confirmation.confirm} />
        </div>
      )}
      {data && <PaymentReceived booking={data} />}
      {data ? (
        <BookingDetails
          booking={data}
          confirmEmail={confirmation.isOffered && <ConfirmEmail booking={data} {...confirmation} />}
        />
      ) : error ? (
        <NotShown error={error} onRetry={refetch} />
      ) : (
        <Loading isOffline={fetchStatus === "paused"} />
      )}
    </div>
  )
}

/** Whether a transfer may come. */
const isPayable = (booking?: Booking) => Boolean(booking?.payTo?.length)

function NotShown({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTranslate()
  if (!isNotFound(error)) {
    return (
      <div role="alert">
        <Failure what={manageMessages.loadOneFailed} error={error} onRetry={onRetry} />
      </div>
    )
  }
  return (
    <>
      <h1 className="text-3xl font-bold">{t(texts.notHere)}</h1>
      <p className="mt-3 text-lg text-soft">{t(texts.notHereText)}</p>
      <Link to="/bookings" className={`mt-6 ${buttonClass()}`}>
        {t(texts.lookup)}
      </Link>
    </>
  )
}

function Loading({ isOffline }: { isOffline: boolean }) {
  const t = useTranslate()
  return (
    <>
      <RequiresJavaScript />
      <div role="status">
        {isOffline ? (
          <Notice tone="waiting">{t(manageMessages.offline)}</Notice>
        ) : (
          <p className="sr-only">{t(texts.loading)}</p>
        )}
      </div>
      <Skeleton className="mt-2 h-8 w-44 rounded-full" />
      <Skeleton className="mt-4 h-12 w-96 max-w-full" />
      <Skeleton className="mt-8 h-40 rounded-card" />
      <Skeleton className="mt-10 h-72 rounded-card" />
    </>
  )
}
