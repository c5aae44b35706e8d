import { Button, Stack } from "@mui/material"
import { type ReactNode, useState } from "react"
import { useTranslate } from "react-admin"
import { canBecome, type StaffBooking } from "#domain/bookings/booking.ts"
import { readyText } from "#domain/bookings/staff/ready-texts.ts"
import { useMay } from "#office/frame/access/use-may.ts"
import { useCall } from "#office/frame/hooks/use-call.ts"
import { useIsBefore } from "#office/frame/hooks/use-is-before.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { CopyButton } from "#office/ui/copy-button.tsx"
import { doneText, hasNoPrice, hasStarted } from "../format.ts"
import { useHowToPay } from "../use-how-to-pay.ts"
import { CancelDialog } from "./cancel-dialog.tsx"
import { MoveDialog } from "./move-dialog.tsx"
import { PriceDialog } from "./price-dialog.tsx"

type Dialog = "decline" | "cancel" | "move" | "price"

/** Buttons for a booking in its current state, the next step first. */
export function ActionBar({ booking }: { booking: StaffBooking }) {
  const translate = useTranslate()
  const [dialog, setDialog] = useState<Dialog>()
  const { status } = booking
  const close = () => setDialog(undefined)
  const sells = useMay()("sales")
  const isOpen = sells && canBecome(status, "cancelled")
  // Guests of a called-off trip need another date first.
  const Move = booking.calledOff ? Main : Other
  return (
    <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1 }}>
      <NextStep booking={booking} onPrice={() => setDialog("price")} />
      {isOpen && <Move onClick={() => setDialog("move")}>{translate("bookings.actions.move")}</Move>}
      {sells && status === "pending" && (
        <Other onClick={() => setDialog("decline")}>{translate("bookings.actions.decline")}</Other>
      )}
      {isOpen && !hasNoPrice(booking) && (
        <Other onClick={() => setDialog("price")}>{translate("bookings.actions.price")}</Other>
      )}
      {sells && status === "confirmed" && (
        <ActionButton label="bookings.actions.cancel" color="error" onClick={() => setDialog("cancel")} />
      )}
      {(dialog === "decline" || dialog === "cancel") && (
        <CancelDialog booking={booking} isDeclining={dialog === "decline"} onClose={close} />
      )}
      {dialog === "move" && <MoveDialog booking={booking} onClose={close} />}
      {dialog === "price" && <PriceDialog booking={booking} onClose={close} />}
    </Stack>
  )
}

type NextProps = { booking: StaffBooking; onPrice: () => void }

/** Shows undo, then the next step of who may take it: to agree a price, to answer, to contact the guest, or to record how the trip went. */
function NextStep({ booking, onPrice }: NextProps) {
  const { call, isSending } = useCall()
  const translate = useTranslate()
  const may = useMay()
  const { _id, status, version } = booking
  const decide = (decision: "confirm" | "complete" | "no-show" | "undo", done: string) =>
    call({ path: `/bookings/${_id}/${decision}`, body: { version }, done })
  const howToPay = useHowToPay()
  const hasEnded = status === "completed" || status === "no-show"
  const canUndo = useIsBefore(booking.undoUntil) && may(hasEnded ? "guests" : "sales")
  const isOn = status === "confirmed" && !booking.calledOff
  const isUnderway = isOn && hasStarted(booking)
  return (
    <>
      {canUndo && (
        <Other disabled={isSending} onClick={() => decide("undo", "bookings.actions.undone")}>
          {translate("bookings.actions.undo")}
        </Other>
      )}
      {may("sales") && hasNoPrice(booking) && canBecome(status, "cancelled") && (
        <Main onClick={onPrice}>{translate("bookings.actions.firstPrice")}</Main>
      )}
      {may("sales") && status === "pending" && !booking.calledOff && !hasNoPrice(booking) && (
        <Main disabled={isSending} onClick={() => decide("confirm", doneText("confirmed", booking))}>
          {translate("bookings.actions.confirm")}
        </Main>
      )}
      {may("guests") && isOn && !isUnderway && (
        <CopyButton
          isMain
          text={readyText(booking, "guest", booking.language, howToPay)}
          label={booking.missing.length ? "bookings.texts.askGuest" : "bookings.texts.copyForGuest"}
        />
      )}
      {may("guests") && isUnderway && (
        <>
          <Main disabled={isSending} onClick={() => decide("complete", "bookings.actions.completed")}>
            {translate("bookings.actions.complete")}
          </Main>
          <Other disabled={isSending} onClick={() => decide("no-show", "bookings.actions.noShown")}>
            {translate("bookings.actions.noShow")}
          </Other>
        </>
      )}
    </>
  )
}

type ButtonProps = { onClick: () => void; disabled?: boolean; children: ReactNode }
const Main = (props: ButtonProps) => <Button variant="contained" {...props} />
const Other = (props: ButtonProps) => <Button variant="outlined" {...props} />
