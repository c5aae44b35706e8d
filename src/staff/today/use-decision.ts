import type { OneBookingAnswer } from "#features/bookings/booking.ts"
import { useCall } from "#staff/ui/use-call.ts"
import type { RowTools } from "./today-card.tsx"

type Row = { id: string; version: number }

/** Returns the functions to confirm or decline a booking in its row. The row shows it for some seconds, with Undo. */
export function useDecision<One extends Row>(row: One, { linger, release }: RowTools<One>) {
  const { call, isSending } = useCall()
  const { id, version } = row
  const decided = ({ booking }: OneBookingAnswer) =>
    linger({ ...row, version: booking.version }, `bookings.status.${booking.status}`)
  const send = (decision: string, done: string, onDone: (answer: OneBookingAnswer) => void) =>
    call({ path: `/bookings/${id}/${decision}`, body: { version }, done, onDone })
  return {
    isSending,
    decided,
    decide: (decision: "confirm" | "complete", done: string) => send(decision, done, decided),
    undo: () => send("undo", "bookings.actions.undone", release),
  }
}
