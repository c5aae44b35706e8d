import { balanceMinors, type Owed, type Paid } from "#domain/bookings/balance.ts"
import { type CountedLine, netPaid, standingLines } from "#domain/bookings/payments/ledger.ts"
import { toShownMinor } from "#i18n/money/shown-money.ts"
import type { Currency } from "#lib/money.ts"

type Request = { id: string; amountMinor: number; currency: Currency; createdAt: Date }
type Line = CountedLine & { id: string; reverses: string | null; createdAt: Date }

/**
 * Returns the requests whose sum is no longer due, by id: it is paid, or it is more than is owed. Payments less
 * refunds that were recorded since a request was made fill the requests in their order. The oldest request comes first.
 */
export function requestsOver(
  booking: Owed & Paid,
  requests: Request[],
  lines: readonly Line[],
): Map<string, "paid" | "tooMuch"> {
  const standing = standingLines(lines)
  const over = new Map<string, "paid" | "tooMuch">()
  /** Requests that payments fill one after the other: each was made while one before it waited. */
  let run: Request[] = []
  for (const request of requests) {
    const until = ({ createdAt }: Line) => createdAt <= request.createdAt
    if (isPaid(booking, run, linesSince(run, standing).filter(until))) run = []
    const longer = [...run, request]
    const isFilled = isPaid(booking, longer, linesSince(longer, standing))
    const isTooMuch = !isFilled && isMoreThanOwed(booking, request)
    if (isFilled || isTooMuch) over.set(request.id, isFilled ? "paid" : "tooMuch")
    if (!isTooMuch) run = longer
  }
  return over
}

const linesSince = ([first]: Request[], lines: Line[]) =>
  first ? lines.filter(({ createdAt }) => createdAt > first.createdAt) : []

const asPayment = ({ amountMinor, currency }: Request, fxRate: number): CountedLine => ({
  ...{ kind: "payment", amountMinor, currency, fxRate },
})

/** Returns whether these sums are paid: exactly, or as they are shown in the other currency. */
function isPaid(booking: Owed, requests: Request[], lines: Line[]): boolean {
  const { currency, fxRate } = booking
  const asked = netPaid(
    booking,
    requests.map((request) => asPayment(request, fxRate)),
  )
  const paid = netPaid(booking, lines)
  const own = asked.paidMinor - paid.paidMinor
  const shown = toShownMinor(asked.paidOwnMinor - paid.paidOwnMinor, currency, fxRate)
  return own <= 0 || asked.paidOtherMinor - paid.paidOtherMinor + shown <= 0
}

/** Returns whether nothing is owed, or the company would owe the guest something if this were paid. */
function isMoreThanOwed(booking: Owed & Paid, request: Request): boolean {
  if (balanceMinors(booking).own <= 0) return true
  const more = netPaid(booking, [asPayment(request, booking.fxRate)])
  const paid = {
    paidMinor: booking.paidMinor + more.paidMinor,
    paidOwnMinor: booking.paidOwnMinor + more.paidOwnMinor,
    paidOtherMinor: booking.paidOtherMinor + more.paidOtherMinor,
  }
  return balanceMinors({ ...booking, ...paid }).own < 0
}
