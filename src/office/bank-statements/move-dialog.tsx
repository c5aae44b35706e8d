import { Typography } from "@mui/material"
import { useState } from "react"
import { useTranslate } from "react-admin"
import type { BankTransaction } from "#domain/bank-statements/bank-statement.ts"
import { formatPrice } from "#i18n/format.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { callApi } from "#office/frame/http.ts"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { BookingPicker } from "./booking-picker.tsx"
import { AboveCheck, isAbove, newPart, type Part, RecordedQuestion, UNASKED } from "./part-fields.tsx"
import { isAskedOf, newParts, sentOf } from "./send-parts.ts"

type Props = {
  transaction: BankTransaction
  allocation: BankTransaction["allocations"][number]
  onClose: () => void
}

/** Gives a part of a transfer to another booking than the one that has it. */
export function MoveDialog({ transaction, allocation, onClose }: Props) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { _id, account, amount } = transaction
  const [part, setPart] = useState(() => newPart({ amount: allocation.amount }))
  const price = (major: number) => formatPrice(major, account.currency, language)
  const change = (changes: Partial<Part>) => setPart({ ...part, ...changes })
  const isRefund = amount < 0
  const { isAsked, isAnother } = part
  const isUnsure = isAbove(part, isRefund) && !part.isSure && (!isAsked || isAnother === true)
  const save = async (_: object, key: string) => {
    const { amount: _whole, ...to } = sentOf(part, account.currency)
    try {
      const body = { allocationId: allocation._id, ...to }
      return await callApi(`/bank-statements/${_id}/move`, { method: "POST", body, key })
    } catch (error) {
      if (isAskedOf(error, "isAnother")) change({ isAsked: true })
      throw error
    }
  }
  return (
    <FormDialog
      title={translate("bankStatements.moveTitle", { amount: price(allocation.amount) })}
      save={save}
      isReady={() => part.booking !== null && !isUnsure && !(isAsked && isAnother === null)}
      done={({ data }: { data: BankTransaction }) =>
        newParts(transaction, data).some(({ isLink }) => isLink) ? "bankStatements.movedToLink" : "bankStatements.moved"
      }
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
        onChange={(booking) => change({ booking, ...UNASKED })}
      />
      {isAsked && <RecordedQuestion part={part} isRefund={isRefund} onChange={change} />}
      {(!isAsked || isAnother) && <AboveCheck {...{ part, isRefund, price }} onChange={change} />}
    </FormDialog>
  )
}
