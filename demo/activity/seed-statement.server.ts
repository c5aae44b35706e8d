import { insertTransactions, type TransactionRecord } from "#domain/bank-statements/insert-transactions.server.ts"
import { payableIn } from "#domain/bank-statements/match/judge.ts"
import { recordExact } from "#domain/bank-statements/record-parts.server.ts"
import type { Booking } from "#domain/bookings/booking.ts"
import { lockBookingRows } from "#domain/bookings/bookings.server.ts"
import type { BookingRecord } from "#domain/bookings/create/insert-bookings.server.ts"
import { findBookingsByCodes } from "#domain/bookings/payments/payable.server.ts"
import type { Settings } from "#domain/settings/settings.ts"
import { fold } from "#lib/text/fold.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import type { Database } from "#server/database/database.server.ts"
import { demoId } from "./demo-ids.server.ts"

type Line = Pick<TransactionRecord, "amountMinor" | "content" | "isCredit" | "ignoredReason"> & { daysAgo: number }

const codeOf = ({ reference }: Pick<Booking, "reference">) => reference.slice(-11)
const spelt = ({ reference }: Booking) => reference.replaceAll("-", "")
const openSteps = (booking: Booking) => payableIn("VND", booking).steps.filter(({ open }) => open > 0)
const capitals = (text: string) => fold(text).toUpperCase()

/** An imported bank statement: two transfers are recorded, and others wait for somebody to decide. */
export async function seedStatement(
  records: BookingRecord[],
  colleague: string,
  settings: Settings,
  transaction: Database,
): Promise<void> {
  const account = settings.bankAccounts?.find(({ currency }) => currency === "VND")
  const unpaid = records.filter(({ booking, payments }) => booking.status === "confirmed" && payments.length === 0)
  const codes = unpaid.map(({ booking }) => codeOf({ reference: booking.reference }))
  const owing = (await findBookingsByCodes(codes, transaction))
    .filter((booking) => payableIn("VND", booking).balance > 0)
    // Those with a deposit come first.
    .toSorted((a, b) => openSteps(b).length - openSteps(a).length || a.reference.localeCompare(b.reference))
  if (!account || owing.length < 6) return
  const [short, twice, oneOfTwo, exact, unnamed, otherOfTwo] = owing as [
    Booking,
    Booking,
    Booking,
    Booking,
    Booking,
    Booking,
  ]
  const owed = (booking: Booking) => openSteps(booking)[0]?.open ?? payableIn("VND", booking).balance
  const nameOf = ({ customerInfo }: Booking) => capitals(customerInfo.name)
  const lines: Line[] = [
    { daysAgo: 3, amountMinor: owed(twice), content: `MBVCB.3278907687.${spelt(twice)} COC.CT tu ${nameOf(twice)}` },
    { daysAgo: 2, amountMinor: owed(exact), content: `ct den ${spelt(exact).toLowerCase()} chuyen tien tour` },
    { daysAgo: 2, amountMinor: owed(short) - 50_000, content: `${spelt(short)} ${nameOf(short)} thanh toan` },
    { daysAgo: 1, amountMinor: owed(twice), content: `${spelt(twice)} COC` },
    { daysAgo: 1, amountMinor: owed(unnamed), content: `${nameOf(unnamed)} chuyen tien tour` },
    {
      daysAgo: 1,
      amountMinor: owed(oneOfTwo) + owed(otherOfTwo),
      content: `${spelt(oneOfTwo)} va ${spelt(otherOfTwo)} 2 gia dinh`,
    },
    { daysAgo: 1, amountMinor: -3_500_000, content: "TRA TIEN THUE XE 16 CHO HA NOI - NINH BINH" },
    { daysAgo: 4, amountMinor: 2_000_000, content: "CTY TNHH SAO BIEN DAT TRUOC DOAN THANG SAU", isCredit: true },
    { daysAgo: 5, amountMinor: -55_000, content: "PHI QUAN LY TAI KHOAN", ignoredReason: "Phí ngân hàng" },
  ]
  const stored = await insertTransactions(
    lines.map(({ daysAgo, ...line }, nth) => ({
      id: demoId(`bank transaction ${nth}`),
      bin: account.bin,
      accountNumber: account.accountNumber,
      currency: account.currency,
      bookedOn: addDays(hanoiDate(), -daysAgo),
      bankReference: `FT26${String(330_000_000 + nth * 7_919)}`,
      fingerprint: demoId(`fingerprint ${nth}`),
      nth: 0,
      ...line,
    })),
    transaction,
  )
  const rows = await lockBookingRows([twice._id, exact._id], transaction)
  const transfers = [twice, exact].map((booking, nth) => ({
    found: stored[nth]!,
    part: { bookingId: booking._id, amount: owed(booking) },
  }))
  await recordExact(transfers, { by: { _id: colleague }, settings, transaction, rows })
}
