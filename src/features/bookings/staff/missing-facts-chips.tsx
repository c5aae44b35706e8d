import { useQuery } from "@tanstack/react-query"
import { useTranslate } from "react-admin"
import type { Booking } from "#features/bookings/booking.ts"
import type { Vehicle } from "#features/transfers/transfer.ts"
import { callApi } from "#staff/http.ts"
import { StatusChip } from "#staff/ui/chip.tsx"
import { missingFacts } from "./missing-facts.ts"

/** What a trip still lacks, in words: flight number, pick-up place, room for the bags. */
export function MissingFacts({ booking }: { booking: Booking }) {
  const translate = useTranslate()
  const { data: vehicles = [] } = useQuery<Vehicle[]>({
    queryKey: ["vehicles"],
    queryFn: async () => (await callApi("/transfers/seats")).data,
  })
  return missingFacts(booking, vehicles).map((fact) => (
    <StatusChip key={fact} label={translate(`staff.todayScreen.${fact}`)} tone="danger" />
  ))
}
