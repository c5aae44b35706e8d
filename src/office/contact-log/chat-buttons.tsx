import ChatIcon from "@mui/icons-material/Chat"
import type { ReactNode } from "react"
import { useTranslate } from "react-admin"
import { readyText } from "#domain/bookings/staff/ready-texts.ts"
import type { Enquiry } from "#domain/enquiries/enquiry.ts"
import type { Reply } from "#domain/presets/presets.ts"
import type { Settings } from "#domain/settings/settings.ts"
import type { WaitingParty } from "#domain/waiting-list/waiting-list.ts"
import { inLanguage, type Language, type LocalizedContent } from "#i18n/localized.ts"
import { WithBooking } from "#office/bookings/actions/with-booking.tsx"
import { useHowToPay } from "#office/bookings/use-how-to-pay.ts"
import { fillReply } from "#office/enquiries/fill-reply.ts"
import { useReplyFacts } from "#office/enquiries/use-reply-facts.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { DialogButton } from "#office/ui/forms/dialog-button.tsx"
import { ChatDialog, type ChatProps } from "./chat-dialog.tsx"
import { enquiryText, waitingText } from "./chat-texts.ts"

type ButtonProps = Pick<ChatProps, "name" | "phone" | "chatName"> & { dialog: (onClose: () => void) => ReactNode }

/** Hidden for guests who are found in no chat. */
function ChatButton({ name, phone, chatName, dialog }: ButtonProps) {
  const translate = useTranslate()
  if (!phone && !chatName) return null
  return (
    <DialogButton
      {...(phone
        ? {
            label: "contactLog.chat.open",
            "aria-label": translate("contactLog.chat.openFor", { name: name || phone }),
          }
        : { label: "contactLog.chat.answer" })}
      variant="outlined"
      startIcon={<ChatIcon />}
      dialog={dialog}
    />
  )
}

type OfBooking = Pick<ChatProps, "name" | "phone" | "language"> & { bookingId: string }

/** Writes to the guest of a booking, with its facts. */
export function BookingChatButton({ bookingId, ...guest }: OfBooking) {
  return <ChatButton {...guest} dialog={(onClose) => <BookingChat {...{ bookingId, ...guest, onClose }} />} />
}

function BookingChat({ bookingId, onClose, ...guest }: OfBooking & { onClose: () => void }) {
  const howToPay = useHowToPay()
  return (
    <WithBooking bookingId={bookingId} title="contactLog.chat.open" onClose={onClose}>
      {(booking) => (
        <ChatDialog
          about={{ bookingId }}
          {...guest}
          text={readyText(booking, "guest", guest.language, howToPay)}
          onClose={onClose}
        />
      )}
    </WithBooking>
  )
}

/** Writes to the guest of an enquiry about what they asked, by the way they came. */
export function EnquiryChatButton({ enquiry }: { enquiry: Enquiry }) {
  const { name, phone, chatName } = enquiry
  return <ChatButton {...{ name, phone, chatName }} dialog={(onClose) => <EnquiryChat {...{ enquiry, onClose }} />} />
}

function EnquiryChat({ enquiry, onClose }: { enquiry: Enquiry; onClose: () => void }) {
  const { _id, name, phone, chatName, channel, language, subject } = enquiry
  const { localized } = useWords()
  const facts = useReplyFacts(enquiry)
  const { data: replies } = useApi<{ items: Reply[] }>("/presets/replies")
  if (!facts) return null
  return (
    <ChatDialog
      about={{ enquiryId: _id }}
      {...{ name, phone, chatName, language, onClose }}
      chat={channel === "zalo" || channel === "whatsapp" ? channel : "facebook"}
      text={enquiryText({ name, company: inLanguage(facts.company, language), subject }, language)}
      texts={(replies?.items ?? []).map((reply) => ({
        label: localized(reply.name),
        value: fillReply(reply, language, facts),
      }))}
    />
  )
}

type OfWaiting = {
  party: Pick<WaitingParty, "_id" | "name" | "phone" | "language" | "status">
  tour: { title: LocalizedContent }
  date: string
}

/** Writes to a party that waits for places on a departure. */
export function WaitingChatButton({ party, tour, date }: OfWaiting) {
  const { _id, name, phone, language, status } = party
  const company = useCompany(language)
  const trip = inLanguage(tour.title, language)
  const text = waitingText({ name, company, trip, date, isOffered: status === "offered" }, language)
  return (
    <ChatButton
      {...{ name, phone }}
      dialog={(onClose) => <ChatDialog about={{ waitingId: _id }} {...{ name, phone, language, text, onClose }} />}
    />
  )
}

function useCompany(language: Language): string {
  const { data } = useApi<Settings>("/settings")
  return data ? inLanguage(data.companyName, language) : ""
}
