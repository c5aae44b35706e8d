import { createFileRoute } from "@tanstack/react-router"
import { useState } from "react"
import { useT } from "#i18n/language.tsx"
import { inLanguage } from "#i18n/localized.ts"
import { pageHead } from "#lib/seo.ts"
import type { Booking } from "./booking.ts"
import { BookingCard } from "./booking-card.tsx"
import { GuestLookupForm } from "./guest-lookup-form.tsx"
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
      title: inLanguage(texts.bookings, context.language),
      description: inLanguage(texts.bookingsDescription, context.language),
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
      <h1 className="text-4xl font-bold">{t(texts.bookings)}</h1>
      <p className="mt-3 text-lg text-soft">{t(texts.bookingsDescription)}</p>
      <GuestLookupForm given={search} onFound={setFound} />
      <BookingList bookings={found} />
    </div>
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
