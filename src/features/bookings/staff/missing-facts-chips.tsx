import { useQuery } from "@tanstack/react-query"
import { useTranslate } from "react-admin"
import type { Booking } from "#features/bookings/booking.ts"
import type { Vehicle } from "#features/transfers/transfer.ts"
import { callApi } from "#staff/http.ts"
import { StatusChip } from "#staff/ui/chip.tsx"
import { type MissingFact, missingFacts } from "./missing-facts.ts"

/** What a trip still lacks, in words: flight, times, places, room for the bags. */
export function MissingFacts({ booking }: { booking: Booking }) {
  const { data: vehicles = [] } = useQuery<Vehicle[]>({
    queryKey: ["vehicles"],
    queryFn: async () => (await callApi("/transfers/seats")).data,
  })
  return <MissingChips facts={missingFacts(booking, vehicles)} />
}

export function MissingChips({ facts }: { facts: MissingFact[] }) {
  const translate = useTranslate()
  return facts.map((fact) => <StatusChip key={fact} label={translate(`staff.todayScreen.${fact}`)} tone="danger" />)
}
