import CallIcon from "@mui/icons-material/Call"
import { Box, Button, Typography } from "@mui/material"
import { useState } from "react"
import { useTranslate } from "react-admin"
import type { MessagedBooking } from "#domain/boarding/boarding.ts"
import { telLink } from "#lib/phone/tel-link.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { CopyButton } from "#office/ui/copy-button.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { NoEmail } from "./no-email.tsx"

type Guest = Omit<MessagedBooking, "status">
type Props = {
  guest: Guest /** After the language. */
  fact?: string /** Below. */
  hint?: string /** For Zalo, if there is no mail. */
  message: string
}

/** A guest of a departure, with the mail they get, or the number to call. */
export function GuestMailRow({ guest, fact, hint, message }: Props) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const { reference, name, email, phone, travelers, mail } = guest
  return (
    <Box sx={{ py: 1.5, borderTop: 1, borderColor: "divider", mt: 1 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Box sx={{ flex: "1 1 260px", minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{name || email || phone}</Typography>
          <Typography variant="body2">
            {reference} · {translate("bookings.people", { smart_count: travelers })} ·{" "}
            {withDots(translate(`bookings.languages.${guest.language}`), fact)}
          </Typography>
          {email === "" && <NoEmail />}
          {hint && <Hint>{hint}</Hint>}
        </Box>
        {email === "" ? (
          <>
            <Button size="small" variant="outlined" href={telLink(phone)} startIcon={<CallIcon />}>
              {phone}
            </Button>
            <CopyButton text={message} label="departures.cancellation.copyText" />
          </>
        ) : (
          mail && (
            <ActionButton
              label={isOpen ? "departures.cancellation.hideMail" : "departures.cancellation.showMail"}
              size="small"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            />
          )
        )}
      </Box>
      {isOpen && mail && (
        <Box
          lang={guest.language}
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
