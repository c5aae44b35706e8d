import type { TourCard } from "#features/tours/tour.ts"
import { useTranslate } from "#i18n/language.tsx"
import { Dialog } from "#ui/overlay/dialog.tsx"
import { ConsultationForm } from "./consultation-form.tsx"
import { formMessages as texts } from "./form-messages.ts"

type Props = {
  source: string
  tour?: Pick<TourCard, "_id" | "slug" | "title" | "price"> | undefined
  onClose: () => void
  onSent: () => void
}

export default function ConsultationDialog({ source, tour, onClose, onSent }: Props) {
  const t = useTranslate()
  return (
    <Dialog title={t(texts.title)} onClose={onClose}>
      <ConsultationForm source={source} tour={tour} onSent={onSent} />
    </Dialog>
  )
}
