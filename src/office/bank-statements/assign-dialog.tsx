import DeleteIcon from "@mui/icons-material/Delete"
import { Box, IconButton, Typography } from "@mui/material"
import { useState } from "react"
import { useTranslate } from "react-admin"
import { type BankTransaction, MAX_PARTS, type Proposal } from "#domain/bank-statements/bank-statement.ts"
import { formatPrice } from "#i18n/format.ts"
import { toMinor } from "#lib/money.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { callApi } from "#office/frame/http.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { CheckField } from "#office/ui/fields/check-field.tsx"
import { MoneyField } from "#office/ui/fields/money-field.tsx"
import { RadioField } from "#office/ui/fields/select-field.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { BookingPicker, type FoundBooking } from "./booking-picker.tsx"

type Part = { key: number; booking: FoundBooking | null; amount: number | null; isSure: boolean }
type Rest = "waiting" | "credit"
type Props = { transaction: BankTransaction; proposals?: Proposal[]; onClose: () => void }

let made = 0
const newPart = (changes: Partial<Part> = {}): Part => ({
  key: ++made,
  booking: null,
  amount: null,
  isSure: false,
  ...changes,
})

const partOf = ({ bookingId, reference, name, owed, amount }: Proposal) =>
  newPart({ booking: { _id: bookingId, reference, name, owed }, amount })

/** What is owed by a booking, as far as there is something left; for money that went out, what is owed to the guest. */
const askedOf = ({ owed }: FoundBooking, isRefund: boolean) => Math.max(0, isRefund ? -owed : owed)

/** Gives a transfer to one booking or several. What the bank reported is never changed, and no more is given away. */
export function AssignDialog({ transaction, proposals = [], onClose }: Props) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { _id, account, left: signed } = transaction
  const left = Math.abs(signed)
  const isRefund = signed < 0
  const [parts, setParts] = useState<Part[]>(() =>
    proposals.length ? proposals.map(partOf) : [newPart({ amount: left })],
  )
  const [rest, setRest] = useState<Rest>("waiting")
  const price = (major: number) => formatPrice(major, account.currency, language)
  const over = left - parts.reduce((sum, { amount }) => sum + (amount || 0), 0)
  const change = (key: number, changes: Partial<Part>) =>
    setParts(parts.map((part) => (part.key === key ? { ...part, ...changes } : part)))
  const add = () => setParts([...parts, newPart({ amount: Math.max(0, over) || null })])
  const isAbove = ({ booking, amount }: Part) =>
    !isRefund && booking !== null && (amount ?? 0) > askedOf(booking, isRefund)
  const isWhole = (part: Part) => part.booking !== null && (part.amount ?? 0) > 0 && (!isAbove(part) || part.isSure)
  const save = (_: object, key: string) => {
    const sent = parts.map(({ booking, amount, isSure }) => ({
      bookingId: booking?._id,
      amount: toMinor(amount ?? 0, account.currency),
      ...(isSure && { aboveBalance: true }),
    }))
    return callApi(`/bank-statements/${_id}/assign`, { method: "POST", body: { parts: sent, rest }, key })
  }
  return (
    <FormDialog
      title="bankStatements.assign.title"
      save={save}
      isReady={() => parts.every(isWhole) && over >= 0}
      done="bankStatements.assign.done"
      submit="bankStatements.assign.submit"
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 700 }}>{price(signed)}</Typography>
      <Typography sx={{ mb: 2, overflowWrap: "anywhere" }}>{transaction.content}</Typography>
      {parts.map((part) => (
        <Box key={part.key} sx={{ mb: 2 }}>
          <Box
            sx={{
              display: "grid",
              gap: 1,
              alignItems: "start",
              gridTemplateColumns: { xs: "1fr", sm: "3fr 2fr auto" },
            }}
          >
            <BookingPicker
              currency={account.currency}
              value={part.booking}
              onChange={(booking) => change(part.key, { booking, isSure: false })}
            />
            <MoneyField
              label={translate("bankStatements.assign.amount")}
              currency={account.currency}
              value={part.amount}
              onChange={(amount) => change(part.key, { amount, isSure: false })}
            />
            {parts.length > 1 && (
              <IconButton
                aria-label={translate("bankStatements.assign.remove")}
                onClick={() => setParts(parts.filter(({ key }) => key !== part.key))}
                sx={{ width: 44, height: 44 }}
              >
                <DeleteIcon />
              </IconButton>
            )}
          </Box>
          {part.booking && isAbove(part) && (
            <CheckField
              label={translate("bankStatements.assign.more", { owed: price(askedOf(part.booking, isRefund)) })}
              value={part.isSure}
              onChange={(isSure) => change(part.key, { isSure })}
            />
          )}
        </Box>
      ))}
      {parts.length < MAX_PARTS && <ActionButton label="bankStatements.assign.add" size="small" onClick={add} />}
      {over > 0 && (
        <Box sx={{ mt: 1 }}>
          <Typography>{translate("bankStatements.assign.rest", { amount: price(over) })}</Typography>
          <RadioField<Rest>
            label="bankStatements.assign.amount"
            choices={[
              { id: "waiting", name: "bankStatements.assign.waiting" },
              { id: "credit", name: "bankStatements.assign.credit" },
            ]}
            value={rest}
            onChange={setRest}
          />
        </Box>
      )}
    </FormDialog>
  )
}

type MoveProps = {
  transaction: BankTransaction
  allocation: BankTransaction["allocations"][number]
  onClose: () => void
}

/** Gives a part of a transfer to another booking than the one that has it. */
export function MoveDialog({ transaction, allocation, onClose }: MoveProps) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { _id, account, amount } = transaction
  const [part, setPart] = useState(() => newPart({ amount: allocation.amount }))
  const price = (major: number) => formatPrice(major, account.currency, language)
  const isAbove = amount > 0 && part.booking !== null && allocation.amount > askedOf(part.booking, false)
  const save = (_: object, key: string) => {
    const body = {
      allocationId: allocation._id,
      bookingId: part.booking?._id,
      ...(part.isSure && { aboveBalance: true }),
    }
    return callApi(`/bank-statements/${_id}/move`, { method: "POST", body, key })
  }
  return (
    <FormDialog
      title={translate("bankStatements.moveTitle", { amount: price(allocation.amount) })}
      save={save}
      isReady={() => part.booking !== null && (!isAbove || part.isSure)}
      done="bankStatements.moved"
      submit="bankStatements.assign.submit"
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography sx={{ mb: 2 }}>{`${allocation.reference} · ${allocation.name} →`}</Typography>
      <BookingPicker
        currency={account.currency}
        value={part.booking}
        onChange={(booking) => setPart({ ...part, booking, isSure: false })}
      />
      {part.booking && isAbove && (
        <CheckField
          label={translate("bankStatements.assign.more", { owed: price(askedOf(part.booking, false)) })}
          value={part.isSure}
          onChange={(isSure) => setPart({ ...part, isSure })}
        />
      )}
    </FormDialog>
  )
}
