import CallIcon from "@mui/icons-material/Call"
import { Button, Stack } from "@mui/material"
import type { Booking, OneBookingAnswer } from "#domain/bookings/booking.ts"
import type { StaffBookingRow } from "#domain/bookings/staff/staff-booking.ts"
import type { Words } from "#i18n/words.ts"
import { telLink } from "#lib/phone/tel-link.ts"
import { withCommas, withDots } from "#lib/text/join-parts.ts"
import { CancelDialog } from "#office/bookings/actions/cancel-dialog.tsx"
import { MoveBookingDialog } from "#office/bookings/actions/move-booking-dialog.tsx"
import { PriceDialog } from "#office/bookings/actions/price-dialog.tsx"
import { countdown, doneText, formatTotal, hasNoPrice } from "#office/bookings/format.ts"
import { MissingChips } from "#office/bookings/missing-facts-chips.tsx"
import { RelatedChip } from "#office/bookings/related-chip.tsx"
import { NoEmail } from "#office/departures/no-email.tsx"
import { useCall } from "#office/frame/hooks/use-call.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { StatusChip } from "#office/ui/chip.tsx"
import { CallButton } from "#office/ui/contact-buttons.tsx"
import { UntilDone } from "#office/ui/done-row.tsx"
import { ListRow } from "#office/ui/list-row.tsx"
import type { RowProps, RowTools } from "./today-card.tsx"

type Row = StaffBookingRow & { id: string }

/** An unanswered request. */
export function RequestToAnswer({ item: booking, tools }: RowProps<Row>) {
  const words = useWords()
  const { translate, language, localized } = words
  const { decide, decided, undo, isSending } = useDecision(booking, tools)
  const { phone } = booking.customerInfo
  const { unit, n, isOverdue } = countdown(booking.answerBy)
  const time = translate(`staff.todayScreen.${unit}`, { n })
  return (
    <ListRow
      to={`/staff/bookings/${booking.id}/show`}
      title={localized(booking.product.name)}
      lines={[
        withDots(tripText(booking, words), formatTotal(booking, language) ?? translate("bookings.balances.unpriced")),
        `${guestName(booking)} · ${booking.reference}`,
      ]}
      chips={
        <StatusChip
          label={translate(isOverdue ? "staff.todayScreen.overdue" : "staff.todayScreen.left", { time })}
          tone={isOverdue ? "danger" : "warning"}
        />
      }
      notes={
        <Stack direction="row" sx={{ flexWrap: "wrap", gap: 0.5 }}>
          <MissingChips facts={booking.missing} />
          <RelatedChip related={booking.related} />
        </Stack>
      }
    >
      <UntilDone done={tools.done} onUndo={undo} isSending={isSending}>
        {hasNoPrice(booking) ? (
          <PriceButton tools={tools} />
        ) : (
          <ActionButton
            label="bookings.actions.confirm"
            variant="contained"
            disabled={isSending}
            onClick={() => decide("confirm", doneText("confirmed", booking))}
          />
        )}
        <ActionButton
          label="bookings.actions.decline"
          variant="outlined"
          onClick={() =>
            tools.open((row, onClose) => <CancelDialog booking={row} isDeclining onClose={onClose} onDone={decided} />)
          }
        />
      </UntilDone>
      <CallButton phone={phone} />
    </ListRow>
  )
}

function PriceButton({ tools }: { tools: RowTools<Row> }) {
  return (
    <ActionButton
      label="bookings.actions.firstPrice"
      variant="contained"
      onClick={() => tools.open((row, onClose) => <PriceDialog booking={row} onClose={onClose} />)}
    />
  )
}

/** A confirmed trip without an agreed price. */
export function TripWithoutPrice({ item: booking, tools }: RowProps<Row>) {
  const words = useWords()
  return (
    <ListRow
      to={`/staff/bookings/${booking.id}/show`}
      title={words.localized(booking.product.name)}
      lines={[withDots(tripText(booking, words), guestName(booking), booking.reference)]}
    >
      <PriceButton tools={tools} />
    </ListRow>
  )
}

type TripTime = Pick<Booking, "travelDate" | "startTime" | "travelers">

/** Returns the date of a trip and the number of travellers. */
function tripText({ travelDate, startTime, travelers }: TripTime, { translate, day, clock }: Words): string {
  return withDots(
    withCommas(day(travelDate), startTime && clock(startTime)),
    translate("bookings.people", { smart_count: travelers }),
  )
}

/** Returns the guest's name, or a phone number or address if there is none. */
const guestName = ({ customerInfo: { name, email, phone } }: Pick<Booking, "customerInfo">): string =>
  name || email || phone

/** A guest of a cancelled departure who has not yet chosen another date or cancelled. */
export function CalledOffTrip({ item: booking, tools: { open } }: RowProps<Row>) {
  const words = useWords()
  const { id, product, customerInfo } = booking
  return (
    <ListRow
      to={`/staff/bookings/${id}/show`}
      title={guestName(booking)}
      lines={[`${words.localized(product.name)} · ${tripText(booking, words)}`]}
      notes={customerInfo.email === "" && <NoEmail />}
    >
      <ActionButton
        label="bookings.actions.move"
        variant="contained"
        onClick={() => open((_, onClose) => <MoveBookingDialog bookingId={id} onClose={onClose} />)}
      />
      <ActionButton
        label="bookings.actions.cancel"
        variant="outlined"
        color="error"
        onClick={() => open((row, onClose) => <CancelDialog booking={row} isDeclining={false} onClose={onClose} />)}
      />
      {customerInfo.phone && (
        <Button startIcon={<CallIcon />} href={telLink(customerInfo.phone)}>
          {customerInfo.phone}
        </Button>
      )}
    </ListRow>
  )
}

/** A confirmed trip that is over: did it take place? */
export function TripToComplete({ item: booking, tools }: RowProps<Row>) {
  const { localized, day } = useWords()
  const { decide, undo, isSending } = useDecision(booking, tools)
  return (
    <ListRow
      to={`/staff/bookings/${booking.id}/show`}
      title={localized(booking.product.name)}
      lines={[`${day(booking.travelDate)} · ${booking.customerInfo.name}`]}
    >
      <UntilDone done={tools.done} onUndo={undo} isSending={isSending}>
        <ActionButton
          label="bookings.actions.complete"
          size="small"
          variant="outlined"
          disabled={isSending}
          onClick={() => decide("complete", "bookings.actions.completed")}
        />
      </UntilDone>
    </ListRow>
  )
}

type Versioned = { id: string; version: number }

/** Returns the functions to confirm or decline a booking in its row. The row shows it for some seconds, with Undo. */
function useDecision<One extends Versioned>(row: One, { linger, release }: RowTools<One>) {
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
