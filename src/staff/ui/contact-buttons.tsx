import CallIcon from "@mui/icons-material/Call"
import ChatIcon from "@mui/icons-material/Chat"
import MailIcon from "@mui/icons-material/Mail"
import { Button, Stack } from "@mui/material"
import { internationalNumber, telLink } from "#lib/tel-link.ts"
import { ActionButton } from "#staff/ui/action-button.tsx"

/** `email` or `phone` is empty for guests who gave none. */
type Props = { phone: string; email: string; subject: string }

/** One press to call a guest, or to write to them by Zalo, WhatsApp or mail. */
export function ContactButtons({ phone, email, subject }: Props) {
  // Zalo and WhatsApp want the digits alone.
  const digits = internationalNumber(phone).replace("+", "")
  const mail = `mailto:${email}?subject=${encodeURIComponent(subject)}`
  return (
    <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, mb: 1.5 }}>
      {phone && (
        <>
          <Button variant="outlined" startIcon={<CallIcon />} href={telLink(phone)}>
            {phone}
          </Button>
          <Button
            variant="outlined"
            startIcon={<ChatIcon />}
            href={`https://zalo.me/${digits}`}
            target="_blank"
            rel="noreferrer"
          >
            Zalo
          </Button>
          <Button
            variant="outlined"
            startIcon={<ChatIcon />}
            href={`https://wa.me/${digits}`}
            target="_blank"
            rel="noreferrer"
          >
            WhatsApp
          </Button>
        </>
      )}
      {email && <ActionButton label="staff.mail" variant="outlined" startIcon={<MailIcon />} href={mail} />}
    </Stack>
  )
}
