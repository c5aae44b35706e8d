import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { awaitsChoice, type Booking, canBecome } from "#domain/bookings/booking.ts"
import { keepsGuestTokens } from "#domain/bookings/guest-tokens.ts"
import { listMissing } from "#domain/bookings/summary/booking-summary.ts"
import { cancellationTerms } from "#domain/catalogue/cancellation-words.ts"
import { formatDate } from "#i18n/format.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { useMoney } from "#i18n/money/money.tsx"
import { screenMessages as texts } from "#site/bookings/checkout/fields/screen-messages.ts"
import { BookingStatus } from "#site/bookings/summary/booking-status.tsx"
import { buttonClass } from "#site/ui/button.tsx"
import { Notice } from "#site/ui/notice.tsx"
import { BookingActions } from "./actions/booking-actions.tsx"
import { BookingFacts } from "./booking-facts.tsx"
import { BookingLinks } from "./booking-links.tsx"
import { PlacesNotHeld } from "./confirm/held-places-notice.tsx"
import { DocumentLinks } from "./documents-links.tsx"
import { ContactLinks, DriverCard } from "./driver-card.tsx"
import { BookingHistory } from "./history/booking-history.tsx"
import { InvoiceSection } from "./invoice-section.tsx"
import { manageMessages as words } from "./messages.ts"
import { NextSteps } from "./next-steps.tsx"
import { SharePlan } from "./plan/share-plan.tsx"
import { Preparation } from "./preparation.tsx"

/** `confirmEmail` is shown to guests who came by the link in a mail. */
export function BookingDetails({ booking, confirmEmail }: { booking: Booking; confirmEmail: ReactNode }) {
  const t = useTranslate()
  const { status, calledOff, customerInfo: customer } = booking
  const isCalledOff = awaitsChoice(booking)
  return (
    <article className="grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_19rem]">
      <header>
        <BookingStatus booking={booking} />
        <h1 className="mt-3 text-3xl font-bold lg:text-4xl">
          {t(status === "pending" && !calledOff ? texts.received : booking.product.name)}
        </h1>
        <p className="mt-5 text-sm text-soft">{t(texts.reference)}</p>
        <p className="font-display text-3xl font-bold tracking-wide lg:text-4xl" data-testid="reference">
          {booking.reference}
        </p>
        {status === "pending" && !calledOff && (
          <p className="mt-3 max-w-[41em]">
            {t(customer.email ? texts.receivedText : texts.receivedByPhone, customer)}
          </p>
        )}
        {!keepsGuestTokens() && (
          <div className="mt-6">
            <Notice tone="waiting">{t(texts.notStored)}</Notice>
          </div>
        )}
        <PriceChange booking={booking} />
        <StillNeeded booking={booking} />
        {confirmEmail || <PlacesNotHeld booking={booking} />}
        {isCalledOff && calledOff ? <CalledOff reason={calledOff.reason} /> : <NextSteps booking={booking} />}
      </header>
      <aside className="panel grid content-start gap-5 self-start p-5 lg:row-span-2 lg:sticky lg:top-32 print:block">
        <DocumentLinks booking={booking} />
        {status === "cancelled" ? (
          <BookAgain booking={booking} />
        ) : (
          <BookingActions booking={booking} className="[&>button]:w-full" />
        )}
        <div>
          <h2 className="font-bold">{t(words.ask)}</h2>
          <ContactLinks className="mt-2" />
        </div>
      </aside>
      <div>
        <h2 className="text-2xl font-bold">{t(texts.details)}</h2>
        <BookingFacts booking={booking} />
        {booking.productType === "tour" && canBecome(status, "cancelled") && !isCalledOff && (
          <Preparation booking={booking} />
        )}
        <InvoiceSection booking={booking} />
        <Cancellation booking={booking} />
        <AgreedTerms booking={booking} />
        {canBecome(status, "cancelled") && !isCalledOff && <DriverCard booking={booking} />}
        <BookingHistory booking={booking} />
        {canBecome(status, "cancelled") && !isCalledOff && <SharePlan booking={booking} />}
        <BookingLinks booking={booking} />
      </div>
    </article>
  )
}

function BookAgain({ booking: { product, productType } }: { booking: Booking }) {
  const t = useTranslate()
  if (productType === "product") return null
  const to = productType === "tour" ? "/tour/$slug" : "/transfer/$slug"
  return (
    <Link to={to} params={{ slug: product.slug }} className={`w-full ${buttonClass("secondary")}`}>
      {t(words.bookAgain)}
    </Link>
  )
}

function StillNeeded({ booking }: { booking: Booking }) {
  const t = useTranslate()
  const language = useLanguage()
  // Bookings stored for use without a network may be older than the field.
  if (!booking.missing?.length) return null
  return (
    <Notice tone="waiting" className="mt-6">
      {t(words.stillNeeded, { missing: listMissing(booking, language) })}
    </Notice>
  )
}

function CalledOff({ reason }: { reason: string }) {
  const t = useTranslate()
  return (
    <div role="alert" className="mt-6">
      <Notice tone="bad" title={t(texts.calledOff.title)}>
        {reason && <p className="mt-1 whitespace-pre-line">{reason}</p>}
        <p className="mt-1">{t(texts.calledOff.text)}</p>
      </Notice>
    </div>
  )
}

function Cancellation({ booking }: { booking: Booking }) {
  const t = useTranslate()
  const language = useLanguage()
  const { cancellationPolicy: policy, cancellationSteps, confirmedAt } = booking
  const terms = cancellationTerms(cancellationSteps, confirmedAt !== null, language)
  const late = lateChanges(booking)
  if (!policy && !terms) return null
  return (
    <section className="mt-10">
      <h2 className="text-2xl font-bold">{t(words.policy)}</h2>
      {terms && <p className="mt-3 max-w-[45em] font-semibold">{terms}</p>}
      {policy && <p className="mt-2 max-w-[45em]">{t(policy)}</p>}
      {late && <p className="mt-2 max-w-[45em]">{t(late.text, late.values)}</p>}
    </section>
  )
}

/** Leads to the very version of the terms that the booking agreed to. */
function AgreedTerms({ booking: { terms } }: { booking: Booking }) {
  const t = useTranslate()
  const language = useLanguage()
  if (!terms) return null
  return (
    <p className="mt-4">
      <Link
        to="/pages/$id/$number"
        params={{ id: terms.pageId, number: String(terms.version) }}
        className="text-link inline-flex min-h-11 items-center"
      >
        {t(words.agreedTerms, { date: formatDate(terms.date, language, "day") })}
      </Link>
    </p>
  )
}

function lateChanges({ canMove, cancellation, totalPrice }: Booking) {
  if (!canMove || !cancellation || totalPrice === 0) return undefined
  const { refundPercent, nextRefundPercent } = cancellation
  if (refundPercent < 100) return { text: words.lateChangesNow, values: { percent: 100 - refundPercent } }
  return nextRefundPercent === null ? undefined : { text: words.lateChanges, values: {} }
}

/** Must be shown before the visitor leaves: the server's price is binding (booking-rules.md). */
function PriceChange({ booking }: { booking: Booking }) {
  const t = useTranslate()
  const money = useMoney(booking.pricing.vndPerUsd)
  if (!booking.priceChanged || booking.claimedTotal === null) return null
  const { currency, total } = booking.pricing
  const values = { now: money.both(total, currency), shown: money.both(booking.claimedTotal, currency) }
  return (
    <div role="alert" className="mt-4">
      <Notice tone="waiting">{t(texts.priceChanged, values)}</Notice>
    </div>
  )
}
