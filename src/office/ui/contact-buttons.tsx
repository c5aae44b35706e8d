import CallIcon from "@mui/icons-material/Call"
import ChatIcon from "@mui/icons-material/Chat"
import MailIcon from "@mui/icons-material/Mail"
import { Button, IconButton, Stack } from "@mui/material"
import type { ReactNode } from "react"
import { useTranslate } from "react-admin"
import { whatsAppLink, zaloLink } from "#lib/phone/chat-links.ts"
import { telLink } from "#lib/phone/tel-link.ts"
import { ActionButton } from "#office/ui/action-button.tsx"

/** Calls a guest. */
export function CallButton({ phone }: { phone: string }) {
  const translate = useTranslate()
  return (
    <IconButton href={telLink(phone)} aria-label={`${translate("bookings.actions.call")} ${phone}`}>
      <CallIcon />
    </IconButton>
  )
}

/** `email` or `phone` is empty for guests who gave none. */
type Props = {
  phone: string
  email: string
  subject: string
  /** Writes by Zalo or WhatsApp with a text that is ready, in place of bare links. */
  chat?: ReactNode
}

/** One press to call a guest, or to write to them by Zalo, WhatsApp or mail. */
export function ContactButtons({ phone, email, subject, chat }: Props) {
  const mail = `mailto:${email}?subject=${encodeURIComponent(subject)}`
  return (
    <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, mb: 1.5 }}>
      {phone && (
        <Button variant="outlined" startIcon={<CallIcon />} href={telLink(phone)}>
          {phone}
        </Button>
      )}
      {chat ?? (phone && <ChatLinks phone={phone} />)}
      {email && <ActionButton label="staff.mail" variant="outlined" startIcon={<MailIcon />} href={mail} />}
    </Stack>
  )
}

function ChatLinks({ phone }: { phone: string }) {
  return [
    { name: "Zalo", href: zaloLink(phone) },
    { name: "WhatsApp", href: whatsAppLink(phone) },
  ].map(({ name, href }) => (
    <ActionButton key={name} label={name} variant="outlined" startIcon={<ChatIcon />} href={href} target="_blank" />
  ))
}
