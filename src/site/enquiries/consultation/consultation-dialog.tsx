import { useState } from "react"
import { messages } from "#domain/enquiries/consultation/messages.ts"
import type { TourCard } from "#domain/tours/tour.ts"
import { useTranslate } from "#i18n/language.tsx"
import { EnquirySent, type SentEnquiry } from "#site/enquiries/enquiry-sent.tsx"
import { Button } from "#site/ui/button.tsx"
import { Dialog } from "#site/ui/overlay/dialog.tsx"
import { ConsultationForm } from "./consultation-form.tsx"
import { formMessages as texts } from "./form-messages.ts"

type Props = {
  source: string
  tour?: Pick<TourCard, "_id" | "slug" | "title" | "price"> | undefined
  onClose: () => void
  onSent: () => void
}

/** Replaces the form with the sent request until the visitor moves on. */
export default function ConsultationDialog({ source, tour, onClose, onSent }: Props) {
  const t = useTranslate()
  const [sent, setSent] = useState<SentEnquiry>()
  return (
    <Dialog title={t(sent ? texts.sentTitle : texts.title)} onClose={sent ? onSent : onClose}>
      {sent ? (
        <EnquirySent title={t(messages.sent)} sent={sent}>
          <Button onClick={onSent}>{t(texts.close)}</Button>
        </EnquirySent>
      ) : (
        <ConsultationForm source={source} tour={tour} onSent={setSent} />
      )}
    </Dialog>
  )
}
