import { queryOptions } from "@tanstack/react-query"
import { guestHeaders } from "#domain/bookings/guest-tokens.ts"
import type { SlipsOfBooking } from "#domain/slips/slip.ts"
import { type Answer, get } from "#lib/api.ts"

export const slipsQuery = (id: string) =>
  queryOptions({
    queryKey: ["bookings", id, "slips"],
    queryFn: async () => (await get<Answer<SlipsOfBooking>>(`/slips/${id}`, {}, { headers: guestHeaders() })).data,
    staleTime: 60_000,
    meta: { personal: true, shownInPlace: true },
  })
