import { keepPreviousData, useQuery } from "@tanstack/react-query"
import type { HttpError, useTranslate } from "react-admin"
import type { StaffBooking } from "#domain/bookings/booking.ts"
import type { MoveQuote } from "#domain/bookings/lifecycle/changes.schema.ts"
import { formatDongFirst } from "#i18n/money/money-text.ts"
import { callApi } from "#office/frame/http.ts"

/** Returns what the booking would cost with these changes. */
export function useMoveQuote(bookingId: string, order: object, isAsked: boolean) {
  return useQuery<MoveQuote, HttpError>({
    queryKey: ["bookings", bookingId, "move", order],
    queryFn: async () => (await callApi(`/bookings/${bookingId}/move/quote`, { method: "POST", body: order })).data,
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
  })
}

type Translate = ReturnType<typeof useTranslate>

/** Says the new price and the one before, or that it stays. The two may be in different currencies. */
export function priceText(
  { quote, difference, differenceVnd }: MoveQuote,
  before: StaffBooking["pricing"],
  translate: Translate,
  language: "en" | "vi",
): string {
  const total = formatDongFirst(quote.total, quote, language)
  if (difference === 0) return translate("bookings.moving.same", { total })
  const text = (difference ?? differenceVnd) >= 0 ? "bookings.moving.more" : "bookings.moving.less"
  const was = before.total ? formatDongFirst(before.total, before, language) : translate("bookings.balances.unpriced")
  return translate(text, { total, was })
}
