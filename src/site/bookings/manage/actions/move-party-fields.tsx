import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { Booking } from "#domain/bookings/booking.ts"
import { buildParty, emptyDraft, type TourDraft } from "#domain/bookings/checkout/fields/tour-draft.ts"
import type { MoveOrder } from "#domain/bookings/lifecycle/changes.schema.ts"
import { type Tour, TRAVELERS } from "#domain/tours/tour.ts"
import { PASSENGERS } from "#domain/transfers/transfer.ts"
import { useTranslate } from "#i18n/language.tsx"
import { isEqual } from "#lib/data/changed-fields.ts"
import { PartyFields } from "#site/bookings/checkout/fields/party-fields.tsx"
import { screenMessages } from "#site/bookings/checkout/fields/screen-messages.ts"
import { tourQuery } from "#site/tours/queries.ts"
import { Stepper } from "#site/ui/form/stepper.tsx"
import { LoadingProduct } from "./loading-product.tsx"

type Props = {
  booking: Booking
  /** Called with nothing while the party is the booked one, or an age is missing. */
  onChange: (order: MoveOrder | undefined) => void
}

/** Asks how many travel. */
export function MovePartyFields(props: Props) {
  return props.booking.productType === "tour" ? <TourParty {...props} /> : <Travellers {...props} />
}

function TourParty({ booking, onChange }: Props) {
  const { data, isError, refetch } = useQuery(tourQuery(booking.product.slug))
  if (!data) return <LoadingProduct isError={isError} onRetry={refetch} />
  // The group type stays.
  const tour = { ...data, priceRules: { ...data.priceRules, privateGroups: [] } }
  return <TourPartyFields tour={tour} booking={booking} onChange={onChange} />
}

function TourPartyFields({ tour, booking, onChange }: Props & { tour: Tour }) {
  const booked = draftOf(booking)
  const [draft, setDraft] = useState(booked)
  const change = (part: Partial<TourDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    const isComplete = !tour.priceRules.children || next.children.every((measure) => measure !== undefined)
    onChange(isComplete && !isSameParty(next, booked) ? { party: buildParty(tour, next) } : undefined)
  }
  return <PartyFields tour={tour} draft={draft} change={change} />
}

function draftOf({ party, tourDetails }: Booking): TourDraft {
  const measures = party.childAges ?? party.childHeights ?? []
  return {
    ...emptyDraft,
    adults: party.adults,
    children: Array.from({ length: party.children }, (_, nth) => measures[nth]),
    privateGroup: tourDetails?.privateGroup ?? false,
  }
}

const isSameParty = (a: TourDraft, b: TourDraft) => isEqual([a.adults, a.children], [b.adults, b.children])

/** Asks for adults and children only where the booking tells them apart. */
function Travellers({ booking: { travelers, party, productType }, onChange }: Props) {
  const t = useTranslate()
  const [{ adults, children }, setCounts] = useState({ adults: party.adults, children: party.children })
  const { min, max } = productType === "transfer" ? PASSENGERS : TRAVELERS
  const most = Math.max(max, travelers)
  const change = (next: { adults: number; children: number }) => {
    setCounts(next)
    const isSame = next.adults === party.adults && next.children === party.children
    onChange(isSame ? undefined : { travelers: next.adults + next.children, party: next })
  }
  const isAdultsOnly = party.children === 0
  return (
    <div className="grid gap-4">
      <Stepper
        label={t(isAdultsOnly ? screenMessages.travelers : screenMessages.adults)}
        value={adults}
        min={min}
        max={most - children}
        onChange={(count) => change({ adults: count, children })}
      />
      {!isAdultsOnly && (
        <Stepper
          label={t(screenMessages.children)}
          value={children}
          min={0}
          max={most - adults}
          onChange={(count) => change({ adults, children: count })}
        />
      )}
    </div>
  )
}
