/**
 * A `receipt` is for cash (phiếu thu). A `confirmation` confirms any other payment (biên nhận thanh toán), not the booking,
 * because accountants keep the form of a receipt for the till.
 */
export const PAPER_KINDS = ["receipt", "confirmation", "request"] as const
export type PaperKind = (typeof PAPER_KINDS)[number]

const PREFIXES: Record<PaperKind, string> = { receipt: "PT", confirmation: "BN", request: "DN" }
const DIGITS = 4

/** Returns a number as papers state it: `PT2026-0001` (phiếu thu), `BN2026-0001` (biên nhận), `DN2026-0001` (đề nghị thanh toán). */
export function paperNumber({ kind, year, number }: { kind: PaperKind; year: number; number: number }): string {
  return `${PREFIXES[kind]}${year}-${String(number).padStart(DIGITS, "0")}`
}

type Over = { isVoid: boolean; isPaid: boolean; isSettled: boolean }

/** Returns why a paper holds no more, if it doesn't: as its field and the key of its words. */
export const overOf = ({ isVoid, isPaid, isSettled }: Over) =>
  isVoid ? "isVoid" : isPaid ? "isPaid" : isSettled ? "isSettled" : undefined
