import { Box, Typography } from "@mui/material"
import { useState } from "react"
import { useTranslate } from "react-admin"
import { type BankTransaction, MAX_PARTS, type Proposal } from "#domain/bank-statements/bank-statement.ts"
import { formatPrice } from "#i18n/format.ts"
import { type Currency, toMinor } from "#lib/money.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { callApi } from "#office/frame/http.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { RadioField } from "#office/ui/fields/select-field.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { BookingPicker } from "./booking-picker.tsx"
import { AboveCheck, isAbove, newPart, type Part, PartFields } from "./part-fields.tsx"

type Rest = "waiting" | "credit"
type Props = { transaction: BankTransaction; proposals?: Proposal[]; onClose: () => void }

const partOf = ({ bookingId, reference, name, owed, amount }: Proposal) =>
  newPart({ booking: { _id: bookingId, reference, name, owed }, amount: amount || null })

const sentOf = ({ booking, amount, isSure, isAnother }: Part, currency: Currency) => ({
  bookingId: booking?._id,
  amount: toMinor(amount ?? 0, currency),
  ...(isSure && { aboveBalance: true }),
  ...(isAnother && { isAnother: true }),
})

/** Gives a transfer to one booking or several. What the bank reported is never changed, and no more is given away. */
export function AssignDialog({ transaction, proposals = [], onClose }: Props) {
  const language = useStaffLanguage()
  const { _id, account, left: signed, content } = transaction
  const { currency } = account
  const isRefund = signed < 0
  const [parts, setParts] = useState<Part[]>(() =>
    proposals.length ? proposals.map(partOf) : [newPart({ amount: Math.abs(signed) })],
  )
  const [rest, setRest] = useState<Rest>("waiting")
  const price = (major: number) => formatPrice(major, currency, language)
  const over = Math.abs(signed) - parts.reduce((sum, { amount }) => sum + (amount || 0), 0)
  const change = (key: number, changes: Partial<Part>) =>
    setParts(parts.map((part) => (part.key === key ? { ...part, ...changes } : part)))
  const remove = (key: number) => setParts(parts.filter((part) => part.key !== key))
  const add = () => setParts([...parts, newPart({ amount: Math.max(0, over) || null })])
  const isRecorded = ({ booking, amount }: Part) =>
    transaction.proposals.some(
      (one) => one.reason === "recorded" && one.bookingId === booking?._id && one.amount === amount,
    )
  const isUnsure = (part: Part) => !isRefund && isAbove(part) && !part.isSure && (!isRecorded(part) || part.isAnother)
  const missing = missingOf(parts, over, isUnsure)
  const save = (_: object, key: string) => {
    const body = { parts: parts.map((part) => sentOf(part, currency)), rest }
    return callApi(`/bank-statements/${_id}/assign`, { method: "POST", body, key })
  }
  return (
    <FormDialog
      title="bankStatements.assign.title"
      save={save}
      isReady={() => missing === undefined}
      actions={missing && <Missing what={missing} excess={price(-over)} />}
      done="bankStatements.assign.done"
      submit="bankStatements.assign.submit"
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 700 }}>{price(signed)}</Typography>
      <Typography sx={{ mb: 2, overflowWrap: "anywhere" }}>{content}</Typography>
      {parts.map((part) => (
        <PartFields
          key={part.key}
          {...{ part, currency, isRefund, price }}
          isRecorded={isRecorded(part)}
          onChange={(changes) => change(part.key, changes)}
          onRemove={parts.length > 1 ? () => remove(part.key) : undefined}
        />
      ))}
      {parts.length < MAX_PARTS && <ActionButton label="bankStatements.assign.add" size="small" onClick={add} />}
      {over > 0 && <RestField amount={price(over)} value={rest} onChange={setRest} />}
    </FormDialog>
  )
}

type Missing = "booking" | "amount" | "excess" | "sure"

/** Returns what is in the way of recording the parts. */
function missingOf(parts: Part[], over: number, isUnsure: (part: Part) => boolean): Missing | undefined {
  if (parts.some(({ booking }) => booking === null)) return "booking"
  if (parts.some(({ amount }) => (amount ?? 0) <= 0)) return "amount"
  if (over < 0) return "excess"
  return parts.some(isUnsure) ? "sure" : undefined
}

function Missing({ what, excess }: { what: Missing; excess: string }) {
  const translate = useTranslate()
  return (
    <Hint role="status" sx={{ flex: { xs: "1 0 100%", sm: 1 }, px: 1 }}>
      {translate(`bankStatements.assign.missing.${what}`, { amount: excess })}
    </Hint>
  )
}

function RestField({ amount, value, onChange }: { amount: string; value: Rest; onChange: (rest: Rest) => void }) {
  const translate = useTranslate()
  return (
    <Box sx={{ mt: 1 }}>
      <RadioField<Rest>
        label={translate("bankStatements.assign.rest", { amount })}
        choices={[
          { id: "waiting", name: "bankStatements.assign.waiting" },
          { id: "credit", name: "bankStatements.assign.credit" },
        ]}
        value={value}
        onChange={onChange}
      />
    </Box>
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
  const change = (changes: Partial<Part>) => setPart({ ...part, ...changes })
  const isPayment = amount > 0
  const save = (_: object, key: string) => {
    const { bookingId, aboveBalance } = sentOf(part, account.currency)
    const body = { allocationId: allocation._id, bookingId, ...(aboveBalance && { aboveBalance }) }
    return callApi(`/bank-statements/${_id}/move`, { method: "POST", body, key })
  }
  return (
    <FormDialog
      title={translate("bankStatements.moveTitle", { amount: price(allocation.amount) })}
      save={save}
      isReady={() => part.booking !== null && (!isPayment || !isAbove(part) || part.isSure)}
      done="bankStatements.moved"
      submit="bankStatements.assign.submit"
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography sx={{ mb: 2 }}>{`${allocation.reference} · ${allocation.name} →`}</Typography>
      {allocation.isLink && (
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {translate("bankStatements.moveLink", { reference: allocation.reference })}
        </Typography>
      )}
      <BookingPicker
        currency={account.currency}
        value={part.booking}
        onChange={(booking) => change({ booking, isSure: false })}
      />
      {isPayment && <AboveCheck part={part} onChange={change} price={price} />}
    </FormDialog>
  )
}
