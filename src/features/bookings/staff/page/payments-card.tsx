import { Box, Button, Stack, Typography } from "@mui/material"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslate } from "react-admin"
import type { Ledger, PaymentKind } from "#features/bookings/payments/payments.schema.ts"
import { formatDate, formatPrice } from "#i18n/format.ts"
import { callApi } from "#staff/http.ts"
import { Section } from "#staff/ui/section.tsx"
import { useStaffLanguage } from "#staff/ui/use-language.ts"
import { PaymentDialog } from "../actions/payment-dialog.tsx"
import type { StaffBooking } from "../staff-booking.ts"

/** What has been paid by transfer or in cash, and what is still owed. */
export function PaymentsCard({ booking }: { booking: StaffBooking }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const queryClient = useQueryClient()
  const [kind, setKind] = useState<PaymentKind>()
  const queryKey = ["bookings", booking._id, "payments", booking.version]
  const { data: ledger } = useQuery<Ledger>({
    queryKey,
    queryFn: async () => (await callApi(`/bookings/${booking._id}/payments`)).data,
  })
  if (!ledger) return null
  const { payments, currency, paid, balance } = ledger
  const money = (amount: number) => formatPrice(amount, currency, language)
  const stand =
    balance > 0
      ? translate("bookings.payments.owed", { amount: money(balance) })
      : balance < 0
        ? translate("bookings.payments.over", { amount: money(-balance) })
        : translate("bookings.payments.settled")
  return (
    <Section title={translate("bookings.payments.title")}>
      <Typography sx={{ fontWeight: 600 }}>
        {translate("bookings.payments.paid", { paid: money(paid), total: money(booking.pricing.total) })} · {stand}
      </Typography>
      {payments.map(({ _id, kind, amount, method, paidOn, note, recordedBy }) => (
        <Box
          key={_id}
          sx={{ display: "flex", justifyContent: "space-between", gap: 2, py: 1, borderTop: 1, borderColor: "divider" }}
        >
          <Box>
            {formatDate(paidOn, language, "short")} · {translate(`bookings.payments.${kind}`)} ·{" "}
            {translate(`bookings.payments.${method}`)}
            <Typography variant="body2" color="text.secondary">
              {[note, recordedBy].filter(Boolean).join(" · ")}
            </Typography>
          </Box>
          <Typography sx={{ fontWeight: 600, whiteSpace: "nowrap" }}>
            {money(kind === "payment" ? amount : -amount)}
          </Typography>
        </Box>
      ))}
      <Stack direction="row" sx={{ gap: 1, mt: 1 }}>
        <Button variant="outlined" onClick={() => setKind("payment")}>
          {translate("bookings.payments.add")}
        </Button>
        {paid > 0 && <Button onClick={() => setKind("refund")}>{translate("bookings.payments.refundAdd")}</Button>}
      </Stack>
      {kind && (
        <PaymentDialog
          booking={booking}
          kind={kind}
          suggested={kind === "payment" ? Math.max(0, balance) : Math.max(0, paid)}
          onClose={() => {
            setKind(undefined)
            void queryClient.invalidateQueries({ queryKey: ["bookings", booking._id] })
          }}
        />
      )}
    </Section>
  )
}
