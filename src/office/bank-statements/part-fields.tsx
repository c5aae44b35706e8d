import DeleteIcon from "@mui/icons-material/Delete"
import { Box, IconButton } from "@mui/material"
import { useTranslate } from "react-admin"
import type { Currency } from "#lib/money.ts"
import { CheckField } from "#office/ui/fields/check-field.tsx"
import { MoneyField } from "#office/ui/fields/money-field.tsx"
import { RadioField } from "#office/ui/fields/select-field.tsx"
import { BookingPicker, type FoundBooking } from "./booking-picker.tsx"

/**
 * A part of a transfer while it is being given to a booking. `isSure`: more than the booking owes is meant so. `isAsked`: the
 * API asks whether it is the payment of this sum that staff have recorded by hand. `isAnother`: the answer, null until then.
 */
export type Part = {
  key: number
  booking: FoundBooking | null
  amount: number | null
  isSure: boolean
  isAsked: boolean
  isAnother: boolean | null
}

/** Of another booking or sum the API says anew whether it was recorded. */
export const UNASKED = { isSure: false, isAsked: false, isAnother: null } satisfies Partial<Part>

let made = 0
export const newPart = (changes: Partial<Part> = {}): Part => ({
  key: ++made,
  booking: null,
  amount: null,
  ...UNASKED,
  ...changes,
})

/** Whether a payment is more than its booking owes, or a refund more than is owed back. */
export const isAbove = ({ booking, amount }: Part, isRefund: boolean) =>
  booking !== null && (amount ?? 0) > Math.max(0, isRefund ? -booking.owed : booking.owed)

type Change = { part: Part; onChange: (changes: Partial<Part>) => void; price: (major: number) => string }

type Props = Change & {
  currency: Currency
  isRefund: boolean
  /** Whether staff have recorded this sum of this booking by hand. */
  isRecorded: boolean
  onRemove: (() => void) | undefined
}

/** A booking, and how much of the transfer it gets. */
export function PartFields({ part, currency, isRefund, isRecorded, onChange, onRemove, price }: Props) {
  const translate = useTranslate()
  return (
    <Box sx={{ mb: 2 }}>
      <Box
        sx={{ display: "grid", gap: 1, alignItems: "start", gridTemplateColumns: { xs: "1fr", sm: "3fr 2fr auto" } }}
      >
        <BookingPicker
          currency={currency}
          value={part.booking}
          onChange={(booking) => onChange({ booking, ...UNASKED })}
        />
        <MoneyField
          label={translate("bankStatements.assign.amount")}
          currency={currency}
          value={part.amount}
          onChange={(amount) => onChange({ amount, ...UNASKED })}
        />
        {onRemove && (
          <IconButton
            aria-label={translate("bankStatements.assign.remove")}
            onClick={onRemove}
            sx={{ width: 44, height: 44 }}
          >
            <DeleteIcon />
          </IconButton>
        )}
      </Box>
      {isRecorded && <RecordedQuestion {...{ part, isRefund, onChange }} />}
      {(!isRecorded || part.isAnother) && <AboveCheck {...{ part, isRefund, onChange, price }} />}
    </Box>
  )
}

type QuestionProps = Pick<Change, "part" | "onChange"> & { isRefund: boolean }

/** Asks whether a part is what staff have recorded by hand. */
export function RecordedQuestion({ part: { isAnother }, isRefund, onChange }: QuestionProps) {
  return (
    <Box sx={{ mt: 1 }}>
      <RadioField<"" | "same" | "another">
        label={isRefund ? "bankStatements.assign.recordedRefund" : "bankStatements.assign.recorded"}
        choices={[
          { id: "same", name: "bankStatements.assign.same" },
          { id: "another", name: "bankStatements.assign.another" },
        ]}
        value={isAnother === null ? "" : isAnother ? "another" : "same"}
        onChange={(answer) => onChange({ isAnother: answer === "another" })}
        isStacked
      />
    </Box>
  )
}

/** Asks before a booking gets more than it owes, or is owed back. */
export function AboveCheck({ part, isRefund, onChange, price }: Change & { isRefund: boolean }) {
  const translate = useTranslate()
  if (!part.booking || !isAbove(part, isRefund)) return null
  const owed = isRefund ? -part.booking.owed : part.booking.owed
  const [some, none] = isRefund ? ["moreBack", "nothingBack"] : ["more", "paid"]
  const label = translate(`bankStatements.assign.${owed > 0 ? some : none}`, { owed: price(owed) })
  return <CheckField label={label} value={part.isSure} onChange={(isSure) => onChange({ isSure })} />
}
