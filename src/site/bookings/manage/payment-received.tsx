import { useState } from "react"
import type { Booking } from "#domain/bookings/booking.ts"
import { useTranslate } from "#i18n/language.tsx"
import { Notice } from "#site/ui/notice.tsx"

const text = {
  en: "We've received your payment. Thank you!",
  vi: "Chúng tôi đã nhận được thanh toán của bạn. Cảm ơn bạn!",
}

/** Says that money has come while the page was open. */
export function PaymentReceived({ booking }: { booking: Booking }) {
  const t = useTranslate()
  const [opened] = useState(booking.paid)
  return (
    <div role="status" className="mb-6 empty:hidden">
      {booking.status !== "cancelled" && booking.paid > opened && <Notice tone="good">{t(text)}</Notice>}
    </div>
  )
}
