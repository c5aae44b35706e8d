import { type ComponentProps, useState } from "react"
import { useTranslate } from "#i18n/language.tsx"
import { EnquirySent, type SentEnquiry } from "#site/enquiries/enquiry-sent.tsx"
import { Button } from "#site/ui/button.tsx"
import { Dialog } from "#site/ui/overlay/dialog.tsx"
import { formMessages as texts } from "./form-messages.ts"
import { QuestionForm } from "./question-form.tsx"

type Props = Pick<ComponentProps<typeof QuestionForm>, "tour" | "trip"> & { onClose: () => void; onSent: () => void }

/** Replaces the form with the sent question until the visitor moves on. */
export default function QuestionDialog({ tour, trip, onClose, onSent }: Props) {
  const t = useTranslate()
  const [sent, setSent] = useState<SentEnquiry>()
  return (
    <Dialog title={t(sent ? texts.sentTitle : texts.title)} onClose={sent ? onSent : onClose}>
      {sent ? (
        <EnquirySent title={t(texts.sent)} sent={sent}>
          <Button onClick={onSent}>{t(texts.close)}</Button>
        </EnquirySent>
      ) : (
        <QuestionForm tour={tour} trip={trip} onSent={setSent} />
      )}
    </Dialog>
  )
}
