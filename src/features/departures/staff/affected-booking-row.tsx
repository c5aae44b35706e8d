import { Box, Button, Typography } from "@mui/material"
import { useState } from "react"
import { useTranslate } from "react-admin"
import type { AffectedBooking } from "#features/departures/departure.ts"
import { formatDate, formatPrice } from "#i18n/format.ts"
import { useStaffLanguage } from "#staff/ui/use-language.ts"

/** One guest of a departure that is to be called off: the refund, the dates offered and the mail. */
export function AffectedBookingRow({ booking }: { booking: AffectedBooking }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const [isOpen, setOpen] = useState(false)
  const { reference, name, email, travelers, currency, paid, alternatives, mail } = booking
  const refund =
    paid > 0
      ? translate("departures.cancellation.refund", { amount: formatPrice(paid, currency, language) })
      : translate("departures.cancellation.nothingPaid")
  const dates = alternatives.map(({ date, startTime }) => `${formatDate(date, language, "short")} ${startTime}`)
  return (
    <Box sx={{ py: 1.5, borderTop: 1, borderColor: "divider", mt: 1 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Box sx={{ flex: "1 1 260px", minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{name || email}</Typography>
          <Typography variant="body2">
            {reference} · {translate("bookings.people", { n: travelers })} ·{" "}
            {translate(`bookings.languages.${booking.language}`)} · {refund}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {dates.length
              ? `${translate("departures.cancellation.alternatives")}: ${dates.join("; ")}`
              : translate("departures.cancellation.noAlternatives")}
          </Typography>
        </Box>
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {translate(isOpen ? "departures.cancellation.hideMail" : "departures.cancellation.showMail")}
        </Button>
      </Box>
      {isOpen && (
        <Box
          lang={booking.language}
          sx={{ mt: 1, p: 1.5, bgcolor: "background.default", border: 1, borderColor: "divider", borderRadius: 1 }}
        >
          <Typography sx={{ fontWeight: 600 }}>{mail.subject}</Typography>
          <Typography variant="body2" sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere", mt: 1 }}>
            {mail.text}
          </Typography>
        </Box>
      )}
    </Box>
  )
}
