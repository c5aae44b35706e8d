import type { StaffBookingRow } from "#domain/bookings/staff/staff-booking.ts"
import { dateOf } from "#domain/bookings/summary/payment-words.ts"
import type { StaffRefund } from "#domain/refunds/refund.ts"
import type { StaffReview } from "#domain/reviews/review.ts"
import { formatDongFirst } from "#i18n/money/money-text.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { balanceState, ratedOf } from "#office/bookings/format.ts"
import { Only } from "#office/frame/access/only.tsx"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { RefundRow } from "#office/refunds/refund-row.tsx"
import { CallButton } from "#office/ui/contact-buttons.tsx"
import { ListRow } from "#office/ui/list-row.tsx"
import { type RowProps, TodayCard } from "./today-card.tsx"

/** What waits for colleagues who don't talk with guests: money for accounts, reviews for content. */
export function DeskWork() {
  return (
    <>
      <Only area="accounts">
        <TodayCard
          title="staff.todayScreen.refunds"
          none="staff.todayScreen.noRefunds"
          resource="refunds"
          row={RefundToPay}
        />
        <TodayCard
          title="staff.todayScreen.owed"
          none="staff.todayScreen.noneOwed"
          resource="bookings"
          filter={{ status: "confirmed", balance: "owed" }}
          sort="travelDate"
          row={Owing}
        />
      </Only>
      <Only area="content">
        <TodayCard
          title="staff.todayScreen.reviews"
          none="staff.todayScreen.noReviews"
          resource="reviews"
          filter={{ status: "pending" }}
          row={ReviewToRead}
        />
      </Only>
    </>
  )
}

const RefundToPay = ({ item }: RowProps<StaffRefund & { id: string }>) => <RefundRow refund={item} />

/** Payments whose date has passed. Hidden if there are none. */
export function OverduePayments() {
  return (
    <TodayCard
      title="staff.todayScreen.overduePayments"
      resource="bookings"
      filter={{ due: "payment" }}
      sort="travelDate"
      row={Overdue}
    />
  )
}

function Overdue({ item: booking }: RowProps<StaffBookingRow & { id: string }>) {
  const { translate, language, localized, day } = useWords()
  const { id, product, travelDate, customerInfo, reference, duePayment } = booking
  const { open = 0, openOther, dueAt = null, kind = "full" } = duePayment ?? {}
  return (
    <ListRow
      to={`/staff/bookings/${id}/show`}
      title={customerInfo.name || customerInfo.email || customerInfo.phone}
      lines={[
        withDots(
          translate(`bookings.plan.kinds.${kind}`),
          formatDongFirst(open, ratedOf(booking), language, openOther),
          dueAt && translate("bookings.plan.wasDue", { date: dateOf(dueAt, language) }),
        ),
        withDots(day(travelDate), localized(product.name), reference),
      ]}
    >
      <CallButton phone={customerInfo.phone} />
    </ListRow>
  )
}

/** A booking whose guest owes. */
function Owing({ item: booking }: RowProps<StaffBookingRow & { id: string }>) {
  const { translate, language, localized, day } = useWords()
  const { id, product, travelDate, customerInfo, reference, balance, balanceOther } = booking
  const state = balanceState(booking)
  const amount = formatDongFirst(Math.abs(balance), ratedOf(booking), language, Math.abs(balanceOther))
  return (
    <ListRow
      to={`/staff/bookings/${id}/show`}
      title={customerInfo.name || customerInfo.email || customerInfo.phone}
      lines={[
        withDots(state && translate(`bookings.balances.${state}`), amount),
        withDots(day(travelDate), localized(product.name), reference),
      ]}
    />
  )
}

function ReviewToRead({ item: { id, name, rating, product, createdAt } }: RowProps<StaffReview & { id: string }>) {
  const { localized, dateTime } = useWords()
  return (
    <ListRow
      to={`/staff/reviews/${id}/show`}
      title={`${name} · ${rating}/5`}
      lines={[withDots(localized(product.title), dateTime(createdAt))]}
    />
  )
}
