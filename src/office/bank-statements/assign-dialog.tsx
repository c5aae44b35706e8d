import { Box, Typography } from "@mui/material"
import { useState } from "react"
import { useTranslate } from "react-admin"
import { type BankTransaction, MAX_PARTS, type Proposal } from "#domain/bank-statements/bank-statement.ts"
import { formatPrice } from "#i18n/format.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { callApi } from "#office/frame/http.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { RadioField } from "#office/ui/fields/select-field.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { OtherReport } from "./other-report.tsx"
import { isAbove, newPart, type Part, PartFields } from "./part-fields.tsx"
import { isAskedOf, newParts, sentOf } from "./send-parts.ts"

type Rest = "waiting" | "credit"
type Props = { transaction: BankTransaction; proposals?: Proposal[]; onClose: () => void }

const partOf = ({ bookingId, reference, name, owed, amount }: Proposal, whole: number | null) =>
  newPart({ booking: { _id: bookingId, reference, name, owed }, amount: amount || whole })

/** Gives a transfer to one booking or several. What the bank reported is never changed, and no more is given away. */
export function AssignDialog({ transaction, proposals = [], onClose }: Props) {
  const language = useStaffLanguage()
  const { _id, account, left: signed, content } = transaction
  const { currency } = account
  const isRefund = signed < 0
  const [parts, setParts] = useState<Part[]>(() =>
    proposals.length
      ? proposals.map((one) => partOf(one, proposals.length === 1 ? Math.abs(signed) : null))
      : [newPart({ amount: Math.abs(signed) })],
  )
  const [rest, setRest] = useState<Rest>("waiting")
  const price = (major: number) => formatPrice(major, currency, language)
  const over = Math.abs(signed) - parts.reduce((sum, { amount }) => sum + (amount || 0), 0)
  const change = (key: number, changes: Partial<Part>) =>
    setParts(parts.map((part) => (part.key === key ? { ...part, ...changes } : part)))
  const remove = (key: number) => setParts(parts.filter((part) => part.key !== key))
  const add = () => setParts([...parts, newPart({ amount: Math.max(0, over) || null })])
  const isRecorded = ({ booking, amount, isAsked }: Part) =>
    isAsked ||
    transaction.proposals.some(
      (one) => one.reason === "recorded" && one.bookingId === booking?._id && one.amount === amount,
    )
  const isUnsure = (part: Part) =>
    isAbove(part, isRefund) && !part.isSure && (!isRecorded(part) || part.isAnother === true)
  const isUnanswered = (part: Part) => isRecorded(part) && part.isAnother === null
  const missing = missingOf(parts, over, { isUnanswered, isUnsure })
  const save = async (_: object, key: string) => {
    const body = { parts: parts.map((part) => sentOf(part, currency)), rest }
    try {
      return await callApi(`/bank-statements/${_id}/assign`, { method: "POST", body, key })
    } catch (error) {
      const isAsked = (nth: number) => isAskedOf(error, `parts.${nth}.isAnother`)
      setParts(parts.map((part, nth) => (isAsked(nth) ? { ...part, isAsked: true } : part)))
      throw error
    }
  }
  return (
    <FormDialog
      title="bankStatements.assign.title"
      save={save}
      isReady={() => missing === undefined}
      actions={missing && <Missing what={missing} excess={price(-over)} />}
      done={({ data }: { data: BankTransaction }) => doneOf(newParts(transaction, data))}
      submit="bankStatements.assign.submit"
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 700 }}>{price(signed)}</Typography>
      <Typography sx={{ mb: 2, overflowWrap: "anywhere" }}>{content}</Typography>
      {transaction.otherReport && <OtherReport report={transaction.otherReport} inNewTab />}
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

/** Returns the key of what was done: what was linked was known, and its guest isn't told. */
function doneOf(given: BankTransaction["allocations"]): string {
  if (!given.some(({ isLink }) => isLink)) return "bankStatements.assign.done"
  return given.every(({ isLink }) => isLink) ? "bankStatements.linked" : "bankStatements.assign.partlyLinked"
}

type Missing = "booking" | "amount" | "excess" | "recorded" | "sure"
type Questions = { isUnanswered: (part: Part) => boolean; isUnsure: (part: Part) => boolean }

/** Returns what is in the way of recording the parts. */
function missingOf(parts: Part[], over: number, { isUnanswered, isUnsure }: Questions): Missing | undefined {
  if (parts.some(({ booking }) => booking === null)) return "booking"
  if (parts.some(({ amount }) => (amount ?? 0) <= 0)) return "amount"
  if (over < 0) return "excess"
  if (parts.some(isUnanswered)) return "recorded"
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
        isStacked
      />
    </Box>
  )
}
