import { useQueries } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { useLanguage, useT } from "#i18n/language.tsx"
import { inLanguage } from "#i18n/localized.ts"
import { pageHead } from "#lib/seo.ts"
import type { Booking } from "./booking.ts"
import { BookingCard } from "./booking-card.tsx"
import { GuestLookupForm } from "./guest-lookup-form.tsx"
import { keptBookingIds } from "./guest-tokens.ts"
import { headMessages } from "./head-messages.ts"
import { bookingQuery } from "./queries.ts"
import { screenMessages as texts } from "./screen-messages.ts"

type Search = { ref?: string; proof?: string; contact?: string }

export const Route = createFileRoute("/bookings")({
  validateSearch: ({ ref, proof, contact }: Record<string, unknown>): Search => ({
    ...(typeof ref === "string" && { ref }),
    ...(typeof proof === "string" && { proof }),
    ...(typeof contact === "string" && { contact }),
  }),
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: inLanguage(headMessages.bookings, context.language),
      description: inLanguage(headMessages.bookingsDescription, context.language),
      path: "/bookings",
    }),
  component: BookingsPage,
})

/** Where a guest finds bookings again. Rendered empty by the server: whatever is personal comes to the browser alone. */
function BookingsPage() {
  const t = useT()
  const search = Route.useSearch()
  const [found, setFound] = useState<Booking[]>([])
  return (
    <div className="wrap max-w-4xl pt-8 lg:pt-12">
      <h1 className="text-4xl font-bold">{t(headMessages.bookings)}</h1>
      <p className="mt-3 text-lg text-soft">{t(headMessages.bookingsDescription)}</p>
      <GuestLookupForm given={search} onFound={setFound} />
      <BookingList bookings={found} />
      <KeptBookings except={found} />
    </div>
  )
}

/** The bookings made in this browser: one step, as the browser itself is the proof. */
function KeptBookings({ except }: { except: Booking[] }) {
  const t = useT()
  const language = useLanguage()
  const [ids, setIds] = useState<string[]>([])
  useEffect(() => setIds(keptBookingIds()), [])
  const others = ids.filter((id) => !except.some((booking) => booking._id === id))
  const bookings = useQueries({ queries: others.map((id) => bookingQuery(id, language)) }).flatMap(
    ({ data }) => data ?? [],
  )
  if (bookings.length === 0) return null
  return (
    <section className="mt-12">
      <h2 className="text-2xl font-bold">{t(texts.onThisDevice)}</h2>
      <BookingList bookings={bookings} />
    </section>
  )
}

function BookingList({ bookings }: { bookings: Booking[] }) {
  return (
    <ul className="mt-8 grid gap-4">
      {bookings.map((booking) => (
        <li key={booking._id}>
          <BookingCard booking={booking} />
        </li>
      ))}
    </ul>
  )
}
