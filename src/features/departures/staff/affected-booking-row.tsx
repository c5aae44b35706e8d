import CallIcon from "@mui/icons-material/Call"
import { Box, Button, Typography } from "@mui/material"
import { useState } from "react"
import { useTranslate } from "react-admin"
import type { AffectedBooking } from "#features/departures/departure.ts"
import { formatDate } from "#i18n/format.ts"
import { telLink } from "#lib/tel-link.ts"
import { ActionButton } from "#staff/ui/action-button.tsx"
import { CopyButton } from "#staff/ui/copy-button.tsx"
import { Hint } from "#staff/ui/hint.tsx"
import { useStaffLanguage } from "#staff/ui/use-language.ts"
import { NoEmail } from "./no-email.tsx"
import { refundText } from "./page/manifest-texts.ts"

/** One booking of a cancelled departure: its refund, the dates offered, and the mail or the number to call. */
export function AffectedBookingRow({ booking }: { booking: AffectedBooking }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const [isOpen, setOpen] = useState(false)
  const { reference, name, email, phone, travelers, alternatives, mail, message } = booking
  const dates = alternatives.map(({ date, startTime }) => `${formatDate(date, language, "short")} ${startTime}`)
  return (
    <Box sx={{ py: 1.5, borderTop: 1, borderColor: "divider", mt: 1 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Box sx={{ flex: "1 1 260px", minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{name || email || phone}</Typography>
          <Typography variant="body2">
            {reference} · {translate("bookings.people", { n: travelers })} ·{" "}
            {translate(`bookings.languages.${booking.language}`)} · {refundText(booking, translate, language)}
          </Typography>
          {email === "" && <NoEmail />}
          <Hint>
            {dates.length
              ? `${translate("departures.cancellation.alternatives")}: ${dates.join("; ")}`
              : translate("departures.cancellation.noAlternatives")}
          </Hint>
        </Box>
        {email === "" ? (
          <>
            <Button size="small" variant="outlined" href={telLink(phone)} startIcon={<CallIcon />}>
              {phone}
            </Button>
            <CopyButton text={message} label="departures.cancellation.copyText" />
          </>
        ) : (
          <ActionButton
            label={isOpen ? "departures.cancellation.hideMail" : "departures.cancellation.showMail"}
            size="small"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        )}
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
