import { Alert, Stack, Typography } from "@mui/material"
import { useTranslate } from "react-admin"
import type { StaffBooking } from "#domain/bookings/booking.ts"
import type { Ledger } from "#domain/bookings/payments/payments.schema.ts"
import type { Paper, StaffInvoice } from "#domain/invoices/invoice.ts"
import { overOf } from "#domain/invoices/papers/paper.ts"
import { formatDate } from "#i18n/format.ts"
import { formatDongFirst } from "#i18n/money/money-text.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { useMay } from "#office/frame/access/use-may.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { useReload } from "#office/frame/hooks/use-reload.ts"
import { useTask } from "#office/frame/hooks/use-task.ts"
import { callApi } from "#office/frame/http.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { DialogButton } from "#office/ui/forms/dialog-button.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { useTryKey } from "#office/ui/forms/use-saving.ts"
import { Hint } from "#office/ui/hint.tsx"
import { Section } from "#office/ui/section.tsx"
import { BuyerDialog } from "./buyer-dialog.tsx"
import { useChangeText } from "./change-text.ts"
import { CorrectDialog } from "./correct-dialog.tsx"
import { StateChip } from "./invoice-list-screen.tsx"

/** For whom the invoice of a booking is, its number, and the receipts and requests for payment. */
export function InvoiceCard({ booking }: { booking: StaffBooking }) {
  const translate = useTranslate()
  const may = useMay()
  const changeText = useChangeText()
  const { data } = useApi<StaffInvoice>(`/invoices/bookings/${booking._id}`)
  if (!data) return null
  const { buyer } = data
  return (
    <Section title="invoices.booking.title" action={data.state && <StateChip state={data.state} />}>
      {data.change && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {translate("invoices.booking.adjust", { change: changeText(data.change) })}
        </Alert>
      )}
      <Hint>{translate("invoices.booking.buyer")}</Hint>
      <Typography sx={{ overflowWrap: "anywhere" }}>
        {buyer
          ? withDots(buyer.name, buyer.taxCode, buyer.personalId, buyer.passport, buyer.address, buyer.email)
          : translate("invoices.noBuyer")}
      </Typography>
      {data.invoices.map((invoice) => (
        <IssuedRow key={invoice._id} invoice={invoice} />
      ))}
      {data.papers.map((paper) => (
        <PaperRow key={paper._id} booking={booking} paper={paper} mailTo={data.mailTo} />
      ))}
      {may("payments") && (
        <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, mt: 1.5 }}>
          <DialogButton
            label="invoices.booking.editBuyer"
            variant="outlined"
            dialog={(onClose) => <BuyerDialog booking={booking} buyer={buyer} onClose={onClose} />}
          />
          <MakePapers booking={booking} papers={data.papers} />
        </Stack>
      )}
    </Section>
  )
}

function IssuedRow({ invoice }: { invoice: StaffInvoice["invoices"][number] }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const may = useMay()
  const { series, number, issuedOn, lookupCode, isAdjustment } = invoice
  return (
    <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", gap: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {withDots(
          isAdjustment && translate("invoices.buyer.adjustment"),
          `${series} ${number}`,
          formatDate(issuedOn, language, "day"),
          lookupCode && `${translate("invoices.booking.lookup")} ${lookupCode}`,
        )}
      </Typography>
      {may("accounts") && (
        <DialogButton
          label="invoices.booking.correct"
          size="small"
          dialog={(onClose) => <CorrectDialog invoice={invoice} onClose={onClose} />}
        />
      )}
    </Stack>
  )
}

type PaperProps = { booking: StaffBooking; paper: Paper; mailTo: string }

function PaperRow({ booking, paper, mailTo }: PaperProps) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { number, amount, currency, file } = paper
  const over = overOf(paper)
  const price = formatDongFirst(amount, { currency, vndPerUsd: booking.pricing.vndPerUsd }, language)
  return (
    <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", gap: 1 }}>
      <ActionButton label={withDots(number, price, over && translate(`invoices.booking.${over}`))} href={file} />
      {mailTo && !over && (
        <DialogButton
          label="invoices.booking.mail"
          size="small"
          dialog={(onClose) => <MailDialog {...{ booking, paper, mailTo, onClose }} />}
        />
      )}
    </Stack>
  )
}

/** Says where a paper goes before it is mailed. */
function MailDialog({ booking, paper, mailTo, onClose }: PaperProps & { onClose: () => void }) {
  const translate = useTranslate()
  return (
    <FormDialog
      title={translate("invoices.booking.mailTitle", { number: paper.number })}
      save={(_, key) => callApi(`/papers/bookings/${booking._id}/${paper._id}/mail`, { method: "POST", body: {}, key })}
      done="invoices.booking.mailed"
      submit="invoices.booking.mailNow"
      onClose={onClose}
      maxWidth="xs"
    >
      <Hint>{translate("invoices.booking.mailTo")}</Hint>
      <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{mailTo}</Typography>
    </FormDialog>
  )
}

/** One press for each paper: what is owed is asked for, and each payment without one gets its receipt. */
function MakePapers({ booking, papers }: { booking: StaffBooking; papers: Paper[] }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const reload = useReload()
  const { run, isRunning } = useTask()
  const keyFor = useTryKey()
  const { data: ledger } = useApi<Ledger>(`/bookings/${booking._id}/payments`)
  if (!ledger) return null
  const make = (kind: string, body: object) => {
    // A double press is one try. Another paper, once this one is there, is a new one.
    const key = keyFor({ kind, body, made: papers.length })
    const path = `/papers/bookings/${booking._id}/${kind}`
    return run(() => callApi(path, { method: "POST", body, key }), "invoices.booking.made").then(() => reload())
  }
  const open = ledger.payments.filter(
    ({ _id, kind, reverses, isReversed }) =>
      kind === "payment" && !reverses && !isReversed && !papers.some(({ paymentId }) => paymentId === _id),
  )
  return (
    <>
      {ledger.balance > 0 && (
        <ActionButton
          label="invoices.booking.request"
          variant="outlined"
          disabled={isRunning}
          onClick={() => make("requests", { dueOn: null })}
        />
      )}
      {open.map(({ _id, amount, currency, method, vndPerUsd }) => (
        <ActionButton
          key={_id}
          label={translate(`invoices.booking.${method === "cash" ? "receipt" : "confirmation"}`, {
            amount: formatDongFirst(amount, { currency, vndPerUsd }, language),
          })}
          variant="outlined"
          disabled={isRunning}
          onClick={() => make("receipts", { paymentId: _id })}
        />
      ))}
    </>
  )
}
