import { keepPreviousData, useQuery } from "@tanstack/react-query"
import type { HttpError, useTranslate } from "react-admin"
import type { MoveQuote } from "#features/bookings/lifecycle/changes.schema.ts"
import { formatDongFirst } from "#i18n/money-text.ts"
import { callApi } from "#staff/http.ts"

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

/** Says the new total, and by how much it differs. */
export function priceText({ quote, difference }: MoveQuote, translate: Translate, language: "en" | "vi"): string {
  const money = (amount: number) => formatDongFirst(amount, quote, language)
  const total = money(quote.total)
  if (!difference) return translate("bookings.moving.same", { total })
  const text = difference > 0 ? "bookings.moving.more" : "bookings.moving.less"
  return translate(text, { total, difference: money(Math.abs(difference)) })
}
