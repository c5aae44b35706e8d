import type { Booking } from "#features/bookings/booking.ts"
import { useLanguage } from "#i18n/language.tsx"
import { formatConverted, inDong } from "#i18n/money-text.ts"
import { Price } from "#ui/price.tsx"

type Props = { booking: Pick<Booking, "totalPrice" | "pricing">; className: string }

/** Shows a total in the currency of the booking, and in đồng if that is another (spec §1). */
export function BookedPrice({ booking: { totalPrice, pricing }, className }: Props) {
  const language = useLanguage()
  const { currency } = pricing
  const total = totalPrice && pricing.total
  return (
    <>
      <Price amount={total} currency={currency} className={className} />
      {total > 0 && currency !== "VND" && (
        <span className="text-sm text-soft"> ({formatConverted(inDong(total, pricing), language)})</span>
      )}
    </>
  )
}
