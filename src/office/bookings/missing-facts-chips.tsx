import type { Booking } from "#domain/bookings/booking.ts"
import { useVehicles } from "#office/transfers/use-vehicles.ts"
import { StatusChip } from "#office/ui/chip.tsx"
import { type MissingFact, missingFacts } from "./missing-facts.ts"

/** Says what a trip still lacks: flight, times, addresses, room for the bags. */
export function MissingFacts({ booking }: { booking: Booking }) {
  return <MissingChips facts={missingFacts(booking, useVehicles())} />
}

export function MissingChips({ facts }: { facts: MissingFact[] }) {
  return facts.map((fact) => <StatusChip key={fact} label={`bookings.missing.${fact}`} tone="danger" />)
}
