import { queryOptions } from "@tanstack/react-query"
import { guestHeaders } from "#domain/bookings/guest-tokens.ts"
import type { RefundState } from "#domain/refunds/refund.ts"
import { type Answer, get, put } from "#lib/api.ts"

export const refundQuery = (id: string) =>
  queryOptions({
    queryKey: ["bookings", id, "refund"],
    queryFn: async () => (await get<Answer<RefundState>>(`/refunds/${id}`, {}, { headers: guestHeaders() })).data,
    staleTime: 60_000,
    meta: { personal: true, shownInPlace: true },
  })

/** @throws ApiError with field errors, REFUND_BEGUN, NOTHING_OWED, VERSION_CONFLICT */
export async function enterAccount(id: string, account: object): Promise<RefundState> {
  return (await put<Answer<RefundState>>(`/refunds/${id}/account`, account, { headers: guestHeaders() })).data
}
