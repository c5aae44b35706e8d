import { Alert, Stack, Typography } from "@mui/material"
import { SelectInput, TextInput, useTranslate } from "react-admin"
import type { StaffBooking } from "#domain/bookings/booking.ts"
import type { Buyer } from "#domain/bookings/buyer/buyer.schema.ts"
import { BUYER_KINDS } from "#domain/bookings/buyer/buyer.ts"
import type { Ledger } from "#domain/bookings/payments/payments.schema.ts"
import type { Paper, StaffInvoice } from "#domain/invoices/invoice.ts"
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
import { choicesOf } from "#office/ui/fields/choices.ts"
import { DialogButton } from "#office/ui/forms/dialog-button.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { Section } from "#office/ui/section.tsx"
import { StateChip } from "./invoice-list-screen.tsx"

/** For whom the invoice of a booking is, its number, and the receipts and requests for payment. */
export function InvoiceCard({ booking }: { booking: StaffBooking }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const may = useMay()
  const { data } = useApi<StaffInvoice>(`/invoices/bookings/${booking._id}`)
  if (!data) return null
  const { buyer } = booking
  return (
    <Section title="invoices.booking.title" action={data.state && <StateChip state={data.state} />}>
      {data.state === "adjust" && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {translate("invoices.booking.adjust")}
        </Alert>
      )}
      <Hint>{translate("invoices.booking.buyer")}</Hint>
      <Typography sx={{ overflowWrap: "anywhere" }}>
        {buyer
          ? withDots(buyer.name, buyer.taxCode, buyer.personalId, buyer.passport, buyer.address, buyer.email)
          : translate("invoices.noBuyer")}
      </Typography>
      {data.invoices.map(({ _id, series, number, issuedOn, lookupCode }) => (
        <Typography key={_id} sx={{ fontWeight: 600, mt: 1 }}>
          {withDots(
            `${series} ${number}`,
            formatDate(issuedOn, language, "day"),
            lookupCode && `${translate("invoices.booking.lookup")} ${lookupCode}`,
          )}
        </Typography>
      ))}
      {data.papers.map((paper) => (
        <PaperRow key={paper._id} booking={booking} paper={paper} />
      ))}
      {may("payments") && (
        <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, mt: 1.5 }}>
          <DialogButton
            label="invoices.booking.editBuyer"
            variant="outlined"
            dialog={(onClose) => <BuyerDialog booking={booking} onClose={onClose} />}
          />
          <MakePapers booking={booking} papers={data.papers} />
        </Stack>
      )}
    </Section>
  )
}

function PaperRow({ booking, paper }: { booking: StaffBooking; paper: Paper }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { run, isRunning } = useTask()
  const { _id, number, amount, currency, isVoid, file } = paper
  const mail = () =>
    run(
      () => callApi(`/papers/bookings/${booking._id}/${_id}/mail`, { method: "POST", body: {} }),
      "invoices.booking.mailed",
    )
  const label = withDots(
    number,
    formatDongFirst(amount, { currency, vndPerUsd: booking.pricing.vndPerUsd }, language),
    isVoid && translate("invoices.booking.isVoid"),
  )
  return (
    <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", gap: 1 }}>
      <ActionButton label={label} href={file} />
      {booking.customerInfo.email && (
        <ActionButton label="invoices.booking.mail" size="small" disabled={isRunning} onClick={mail} />
      )}
    </Stack>
  )
}

/** One press for each paper: what is owed is asked for, and each payment without one gets its receipt. */
function MakePapers({ booking, papers }: { booking: StaffBooking; papers: Paper[] }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const reload = useReload()
  const { run, isRunning } = useTask()
  const { data: ledger } = useApi<Ledger>(`/bookings/${booking._id}/payments`)
  if (!ledger) return null
  const make = (kind: string, body: object) =>
    run(
      () => callApi(`/papers/bookings/${booking._id}/${kind}`, { method: "POST", body }),
      "invoices.booking.made",
    ).then(() => reload())
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
      {open.map(({ _id, amount, currency, vndPerUsd }) => (
        <ActionButton
          key={_id}
          label={translate("invoices.booking.receipt", {
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

const EMPTY: Buyer = {
  ...{ kind: "company", name: "", taxCode: "", personalId: "", passport: "", address: "", email: "" },
}
const TEXTS = ["name", "taxCode", "address", "personalId", "passport", "email"] as const

function BuyerDialog({ booking, onClose }: { booking: StaffBooking; onClose: () => void }) {
  return (
    <FormDialog<{ buyer: Buyer }>
      title="invoices.booking.editBuyer"
      values={{ buyer: booking.buyer ?? EMPTY }}
      save={({ buyer }) => {
        const texts = Object.fromEntries(TEXTS.map((name) => [name, buyer?.[name] ?? ""]))
        const isNone = Object.values(texts).every((text) => text === "")
        const body = { buyer: isNone ? null : { kind: buyer?.kind ?? "company", ...texts } }
        return callApi(`/bookings/${booking._id}/buyer`, { method: "PUT", body })
      }}
      done="invoices.booking.saved"
      submit="invoices.booking.save"
      onClose={onClose}
      maxWidth="xs"
    >
      <SelectInput
        source="buyer.kind"
        label="invoices.buyer.kind"
        choices={choicesOf(BUYER_KINDS, "invoices.buyer")}
        isRequired
      />
      {TEXTS.map((name) => (
        <TextInput
          key={name}
          source={`buyer.${name}`}
          label={`invoices.buyer.${name}`}
          multiline={name === "address"}
        />
      ))}
    </FormDialog>
  )
}
