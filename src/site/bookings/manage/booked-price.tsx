import type { Booking } from "#domain/bookings/booking.ts"
import { Price } from "#site/ui/price.tsx"

type Props = { booking: Pick<Booking, "totalPrice" | "pricing">; className: string }

/** Shows a total at the rate that the booking keeps. */
export function BookedPrice({ booking: { totalPrice, pricing }, className }: Props) {
  const { currency, vndPerUsd, total } = pricing
  return <Price amount={totalPrice && total} currency={currency} vndPerUsd={vndPerUsd} className={className} />
}
