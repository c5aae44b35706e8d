import type { useTranslate } from "react-admin"
import type { Booking } from "#features/bookings/booking.ts"
import { formatDate } from "#i18n/format.ts"
import type { Language } from "#i18n/localized.ts"

type Trip = Pick<Booking, "travelDate" | "startTime" | "travelers">

/** Returns the date of a trip and the number of travellers. */
export function tripText(
  { travelDate, startTime, travelers }: Trip,
  translate: ReturnType<typeof useTranslate>,
  language: Language,
): string {
  const when = [formatDate(travelDate, language, "short"), startTime].filter(Boolean).join(", ")
  return `${when} · ${translate("bookings.people", { n: travelers })}`
}

/** Returns the guest's name, or a phone number or address if there is none. */
export const guestName = ({ customerInfo: { name, email, phone } }: Pick<Booking, "customerInfo">): string =>
  name || email || phone
