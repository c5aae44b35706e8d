import { balanceMinors } from "#domain/bookings/balance.ts"
import type { BookingRecord } from "#domain/bookings/create/insert-bookings.server.ts"
import { netPaid } from "#domain/bookings/payments/ledger.ts"
import { insertTill } from "#domain/cash-book/insert-till.server.ts"
import { groupBy } from "#lib/data/group-by.ts"
import type { Currency } from "#lib/money.ts"
import { addDays, hanoiDate, hanoiInstant } from "#lib/today.ts"
import type { Database } from "#server/database/database.server.ts"
import type { Colleagues } from "./demo-bookings.server.ts"
import { demoId } from "./demo-ids.server.ts"

/** Guides and drivers who collect the rest on the day of the trip. */
const COLLECTORS = ["Đỗ Hải Nam", "Vũ Thu Trang", "Lái xe Nguyễn Văn Hùng"]
const DAYS = 14
/** The last of them still have it. */
const STILL_HELD = 3

const ago = (days: number) => addDays(hanoiDate(), -days)

type Payment = BookingRecord["payments"][number]

/** Adds to the trips of the last days the cash that guides and drivers collected for what was still owed. */
export function collectCash(records: BookingRecord[]): void {
  const owing = records.filter(
    ({ booking, payments }) => isOwed(booking) && payments.every(({ kind }) => kind === "payment"),
  )
  for (const [nth, { booking, payments }] of owing.entries()) {
    const { id, fxRate, totalMinor, depositMinor = null, travelDate } = booking
    const currency = booking.currency as Currency
    const owed = { status: "completed", currency, fxRate, totalMinor, depositMinor, cancellation: null }
    const paid = netPaid(owed, payments as Required<Payment>[])
    const { own, other } = balanceMinors({ ...owed, ...paid })
    const amountMinor = currency === "VND" ? own : other
    if (own <= 0 || amountMinor <= 0) continue
    payments.push({
      id: demoId(`cash ${nth}`),
      bookingId: id as string,
      kind: "payment",
      amountMinor,
      currency: "VND",
      fxRate,
      method: "cash",
      paidOn: travelDate,
      collectedBy: COLLECTORS[nth % COLLECTORS.length]!,
      note: "Thu phần còn lại tại điểm đón",
      recordedBy: payments[0]?.recordedBy ?? null,
      createdAt: hanoiInstant(travelDate, "06:30"),
    })
  }
}

const isOwed = ({ status, travelDate }: BookingRecord["booking"]) =>
  (status === "completed" || status === "confirmed") && travelDate >= ago(DAYS) && travelDate < hanoiDate()

/** Fills a week of the till: hand-overs of what was collected, the bank, small expenses and counts. */
export async function seedCash(records: BookingRecord[], [, cashier = ""]: Colleagues, transaction: Database) {
  const collected = records.flatMap(({ payments }) => payments).filter(({ collectedBy }) => collectedBy)
  const handed = collected.toSorted((a, b) => a.paidOn.localeCompare(b.paidOn)).slice(0, -STILL_HELD)
  const handOvers = [...groupBy(handed, ({ collectedBy, paidOn }) => `${collectedBy} ${paidOn}`).values()].map(
    (group) => {
      const { collectedBy: person = "", paidOn } = group[0]!
      const handedOn = addDays(paidOn, 1)
      const made = { id: demoId(`hand-over ${person} ${paidOn}`), recordedBy: cashier, handedOn, person }
      return { ...made, createdAt: hanoiInstant(handedOn, "17:40"), payments: group.map(({ id }) => id as string) }
    },
  )
  const at = (days: number, time: string) => ({ enteredOn: ago(days), createdAt: hanoiInstant(ago(days), time) })
  const common = { currency: "VND" as const, recordedBy: cashier }
  const entries = [
    { ...common, ...at(8, "08:05"), kind: "in" as const, amountMinor: 5_000_000, reason: "Quỹ lẻ đầu tuần" },
    { ...common, ...at(6, "09:30"), kind: "out" as const, amountMinor: 640_000, reason: "Nước suối, khăn lạnh" },
    { ...common, ...at(3, "16:10"), kind: "out" as const, amountMinor: 350_000, reason: "Gửi xe, phí bến" },
    {
      ...common,
      ...at(2, "15:20"),
      kind: "bank" as const,
      amountMinor: 6_000_000,
      reason: "Vietcombank, quầy Tràng Tiền",
    },
  ]
  const counts = [
    { day: ago(5), missing: 0, recordedBy: cashier },
    { day: ago(1), missing: 20_000, recordedBy: cashier },
  ]
  await insertTill({ handOvers, entries, counts }, transaction)
}
