import { useQueries, useQuery, useQueryClient } from "@tanstack/react-query"
import { createFileRoute, Link, useNavigate } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import type { Booking } from "#domain/bookings/booking.ts"
import { forgetGuest, storedBookingIds } from "#domain/bookings/guest-tokens.ts"
import { useTranslate } from "#i18n/language.tsx"
import { inLanguage } from "#i18n/localized.ts"
import { useSignedIn } from "#lib/api/token.ts"
import { pageHead } from "#lib/head/page-head.ts"
import { endFormDrafts } from "#lib/storage/form-drafts.ts"
import { screenMessages as texts } from "#site/bookings/checkout/fields/screen-messages.ts"
import { GuestLookupForm } from "#site/bookings/guest/guest-lookup-form.tsx"
import { lookedUpBookingsQuery } from "#site/bookings/manage/booking-cache.ts"
import { MailedLink } from "#site/bookings/manage/confirm/mailed-link.tsx"
import { headMessages } from "#site/bookings/manage/head-messages.ts"
import { manageMessages } from "#site/bookings/manage/messages.ts"
import { RequiresJavaScript } from "#site/bookings/manage/requires-javascript.tsx"
import { bookingQuery, myBookingsQuery } from "#site/bookings/queries.ts"
import { Button } from "#site/ui/button.tsx"
import { useAction } from "#site/ui/form/server-form-state.tsx"
import { Skeleton } from "#site/ui/skeleton.tsx"
import { BookingList } from "./booking-list.tsx"
import { MyBookings } from "./my-bookings.tsx"

type Search = { ref?: string; proof?: string; contact?: string; confirm?: number; page?: number }

export const Route = createFileRoute("/bookings")({
  validateSearch: ({ ref, proof, contact, confirm, page }: Record<string, unknown>): Search => ({
    ...(typeof ref === "string" && { ref }),
    ...(typeof proof === "string" && { proof }),
    ...(typeof contact === "string" && { contact }),
    ...(confirm ? { confirm: 1 } : {}),
    ...(Number(page) > 1 && { page: Math.floor(Number(page)) }),
  }),
  head: async ({ match: { context } }) => {
    const { headMessages } = await import("#site/bookings/manage/head-messages.ts")
    return pageHead(context, {
      title: inLanguage(headMessages.bookings, context.language),
      description: inLanguage(headMessages.bookingsDescription, context.language),
      path: "/bookings",
      noindex: true,
    })
  },
  component: BookingsPage,
})

/** Personal data is never rendered on the server. The guest lookup comes below or instead (spec §4). */
function BookingsPage() {
  const t = useTranslate()
  const signedIn = useSignedIn()
  return (
    <div className="wrap filled-later max-w-4xl pt-8 lg:pt-12">
      <h1 className="text-4xl font-bold">{t(headMessages.bookings)}</h1>
      {signedIn === undefined ? (
        <>
          <RequiresJavaScript />
          <Skeleton className="mt-8 h-96 rounded-card" />
        </>
      ) : (
        <Bookings key={String(signedIn)} signedIn={signedIn} />
      )}
    </div>
  )
}

function Bookings({ signedIn }: { signedIn: boolean }) {
  const t = useTranslate()
  const { page = 1, ...given } = Route.useSearch()
  const mine = useQuery({ ...myBookingsQuery(page), enabled: signedIn })
  const { data: found } = useQuery(lookedUpBookingsQuery)
  const own = mine.data?.bookings ?? []
  const others = found?.bookings ?? []
  // Sections stay visible once shown, so that input survives while another page loads.
  const isDecided = useOnce(!signedIn || mine.isFetched)
  const isFolded = useOnce(own.length > 0) && !given.contact
  return (
    <>
      {signedIn && <MyBookings listed={mine} />}
      {isDecided && <Lookup isFolded={isFolded} given={given} />}
      {others.length > 0 && (
        <section className="mt-8">
          <h2 className="text-2xl font-bold">{t(manageMessages.found)}</h2>
          <BookingList bookings={others} />
        </section>
      )}
      {isDecided && <StoredBookings except={[...own, ...others]} />}
    </>
  )
}

function useOnce(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(isSo)
  if (isSo && !wasSo) setWasSo(true)
  return wasSo || isSo
}

function Lookup({ isFolded, given }: { isFolded: boolean; given: Search }) {
  const t = useTranslate()
  const onFound = useFound(given)
  const signedIn = useSignedIn()
  // Kept in state because the proof is removed from the URL after use.
  const [{ confirm, proof, contact }] = useState(given)
  const link = proof && contact && (
    <MailedLink contact={contact} proof={proof} purpose={confirm ? "confirm" : "open"} onFound={onFound} />
  )
  if (link && confirm) return link
  if (isFolded) {
    return (
      <details className="mt-8 print:hidden">
        <summary className="text-link min-h-11 content-center">{t(manageMessages.findOther)}</summary>
        <GuestLookupForm given={given} onFound={onFound} />
      </details>
    )
  }
  return (
    <div className="print:hidden">
      {link}
      <p className={`${signedIn ? "mt-10" : "mt-3"} text-lg text-soft`}>{t(headMessages.bookingsDescription)}</p>
      <GuestLookupForm given={given} onFound={onFound} />
      {!signedIn && (
        <p className="mt-4">
          {t(manageMessages.signInHint)}{" "}
          <Link to="/login" search={{ redirect: "/bookings" }} className="text-link inline-flex min-h-11 items-center">
            {t(manageMessages.signIn)}
          </Link>
        </p>
      )}
    </div>
  )
}

function useFound({ proof, confirm: _done, ...given }: Search): (bookings: Booking[]) => void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return (bookings) => {
    queryClient.setQueryData(lookedUpBookingsQuery.queryKey, { bookings })
    if (proof) void navigate({ to: "/bookings", search: given, replace: true })
  }
}

function StoredBookings({ except }: { except: Booking[] }) {
  const t = useTranslate()
  const signedIn = useSignedIn() === true
  const forget = useAction("/bookings/forget")
  const [ids, setIds] = useState<string[]>([])
  useEffect(() => setIds(storedBookingIds()), [])
  const others = ids.filter((id) => !except.some((booking) => booking._id === id))
  const bookings = useQueries({ queries: others.map((id) => bookingQuery(id, signedIn)) }).flatMap(
    ({ data }) => data ?? [],
  )
  if (bookings.length === 0) return null
  return (
    <section className="mt-12">
      <h2 className="text-2xl font-bold">{t(texts.onThisDevice)}</h2>
      <BookingList bookings={bookings} />
      {/* Also posted to the server, which clears the guest cookie. */}
      <form {...forget} onSubmit={forgetDevice} className="mt-4">
        <p className="text-sm text-soft">{t(manageMessages.forgetText)}</p>
        <Button type="submit" look="quiet">
          {t(manageMessages.forget)}
        </Button>
      </form>
    </section>
  )
}

function forgetDevice() {
  forgetGuest()
  endFormDrafts()
}
