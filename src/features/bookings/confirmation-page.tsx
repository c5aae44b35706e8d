import { useQuery } from "@tanstack/react-query"
import { createFileRoute, Link } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { fillIn } from "#i18n/fill-in.ts"
import { formatDate, formatInstant, formatPrice, formatTime } from "#i18n/format.ts"
import { useLanguage, useT } from "#i18n/language.tsx"
import { inLanguage } from "#i18n/localized.ts"
import { pageHead } from "#lib/seo.ts"
import { buttonLook } from "#ui/button.tsx"
import { Price } from "#ui/price.tsx"
import type { Booking } from "./booking.ts"
import { BookingStatus } from "./booking-status.tsx"
import { keepMailedToken } from "./guest-tokens.ts"
import { headMessages } from "./head-messages.ts"
import { bookingQuery } from "./queries.ts"
import { screenMessages as texts } from "./screen-messages.ts"

export const Route = createFileRoute("/bookings/$id")({
  head: ({ match: { context }, params: { id } }) =>
    pageHead(context, {
      title: inLanguage(headMessages.bookings, context.language),
      description: inLanguage(headMessages.bookingsDescription, context.language),
      path: `/bookings/${id}`,
      noindex: true,
    }),
  component: ConfirmationPage,
})

/** A booking as its guest sees it: the confirmation after booking, and where every 'open' leads. Loaded by the browser only. */
function ConfirmationPage() {
  const t = useT()
  const language = useLanguage()
  const { id } = Route.useParams()
  const isReady = useMailedToken(id)
  const { data: booking, isError } = useQuery({
    ...bookingQuery(id, language),
    enabled: isReady,
    retry: false,
  })
  return (
    <div className="wrap max-w-4xl pt-8 lg:pt-12">
      {booking ? <BookingDetails booking={booking} /> : isError ? <NotHere /> : <p role="status">{t(texts.loading)}</p>}
    </div>
  )
}

/** Takes the secret of a mailed link out of the address. True in the browser, once that is done. */
function useMailedToken(bookingId: string): boolean {
  const [isTaken, setIsTaken] = useState(false)
  useEffect(() => {
    keepMailedToken(bookingId)
    setIsTaken(true)
  }, [bookingId])
  return isTaken
}

function NotHere() {
  const t = useT()
  return (
    <>
      <h1 className="text-3xl font-bold">{t(texts.notHere)}</h1>
      <p className="mt-3 text-lg text-soft">{t(texts.notHereText)}</p>
      <Link to="/bookings" className={`mt-6 ${buttonLook()}`}>
        {t(texts.lookup)}
      </Link>
    </>
  )
}

function BookingDetails({ booking }: { booking: Booking }) {
  const t = useT()
  const language = useLanguage()
  const { customerInfo: customer, product, tourDetails, transferDetails } = booking
  const meetingPoint = tourDetails?.meetingPoint ?? transferDetails?.meetingPoint
  return (
    <article>
      <BookingStatus status={booking.status} />
      <h1 className="mt-3 text-3xl font-bold lg:text-4xl">
        {t(booking.status === "pending" ? texts.received : product.name)}
      </h1>
      <p className="mt-6 text-sm text-soft">{t(texts.reference)}</p>
      <p className="font-display text-3xl font-bold tracking-wide lg:text-4xl" data-testid="reference">
        {booking.reference}
      </p>
      {booking.status === "pending" && (
        <p className="mt-3 max-w-[60ch]">{fillIn(t(texts.receivedText), { email: customer.email })}</p>
      )}
      <PriceChange booking={booking} />
      <NextSteps booking={booking} />
      <h2 className="mt-10 text-2xl font-bold">{t(texts.details)}</h2>
      <dl className="mt-3 grid gap-x-8 sm:grid-cols-[10rem_1fr] sm:gap-y-3">
        <Detail label="Tour">
          {tourDetails ? (
            <Link
              to="/tour/$slug"
              params={{ slug: product.slug }}
              className="font-semibold underline underline-offset-4"
            >
              {t(product.name)}
            </Link>
          ) : (
            t(product.name)
          )}
        </Detail>
        <Detail label={t(texts.travelDate)}>
          {formatDate(booking.travelDate, language)}
          {booking.startTime && ` · ${formatTime(booking.startTime, language)}`}
        </Detail>
        {meetingPoint && <Detail label={t(texts.meetingPoint)}>{t(meetingPoint)}</Detail>}
        <Detail label={t(texts.travelers)}>{booking.travelers}</Detail>
        <Detail label={t(texts.total)}>
          <Price amount={booking.totalPrice} currency="VND" className="text-xl" />
          {booking.totalPrice > 0 && ` (${formatPrice(booking.pricing.total, booking.pricing.currency, language)})`}
        </Detail>
        <Detail label={t(texts.bookedFor)}>
          {[customer.name, customer.email, customer.phone].filter(Boolean).join(" · ")}
        </Detail>
        {booking.specialRequests && <Detail label={t(texts.requests)}>{booking.specialRequests}</Detail>}
      </dl>
    </article>
  )
}

function Detail({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-soft max-sm:mt-3 max-sm:text-sm">{label}</dt>
      <dd className="whitespace-pre-line">{children}</dd>
    </>
  )
}

function NextSteps({ booking }: { booking: Booking }) {
  const t = useT()
  const language = useLanguage()
  if (booking.status !== "pending") {
    return (
      <p className="mt-4">
        {fillIn(t(texts.statusMeaning[booking.status]), { time: formatInstant(booking.answerBy, language) })}
      </p>
    )
  }
  const steps = [
    fillIn(t(texts.nextSteps.answer), { time: formatInstant(booking.answerBy, language) }),
    t(texts.nextSteps.pay),
    ...(booking.freeCancellationUntil
      ? [fillIn(t(texts.nextSteps.cancel), { time: formatInstant(booking.freeCancellationUntil, language) })]
      : []),
  ]
  return (
    <section className="mt-8 rounded-card border border-hairline bg-sheet p-5">
      <h2 className="text-xl font-bold">{t(texts.next)}</h2>
      <ol className="mt-2 list-decimal space-y-1 pl-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}

/** Said before the visitor leaves the page: the server's price is what holds (booking-rules.md). */
function PriceChange({ booking }: { booking: Booking }) {
  const t = useT()
  const language = useLanguage()
  if (!booking.priceChanged || booking.claimedTotal === null) return null
  const { currency, total } = booking.pricing
  const values = {
    now: formatPrice(total, currency, language),
    shown: formatPrice(booking.claimedTotal, currency, language),
  }
  return (
    <p role="alert" className="mt-4 rounded-card bg-pending-tint p-4 text-pending">
      {fillIn(t(texts.priceChanged), values)}
    </p>
  )
}
