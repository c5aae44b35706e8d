import { lazy } from "react"
import type { TourCard } from "#domain/tours/tour.ts"
import { useTranslate } from "#i18n/language.tsx"
import { type ButtonLook, buttonClass } from "#site/ui/button.tsx"
import { DialogButton } from "#site/ui/overlay/dialog-button.tsx"

const fetchDialog = () => import("./consultation-dialog.tsx")
const ConsultationDialog = lazy(fetchDialog)

const message = { en: "Get Free Consultation", vi: "Nhận tư vấn miễn phí" }

type Props = {
  source: string
  tour?: Pick<TourCard, "_id" | "slug" | "title" | "price"> | undefined
  look?: ButtonLook
  className?: string
}

export function ConsultationButton({ source, tour, look = "secondary", className = "" }: Props) {
  const t = useTranslate()
  return (
    <DialogButton
      to="/consultation"
      search={{ ...(tour && { tour: tour.slug }), source }}
      className={`${buttonClass(look)} ${className}`}
      prefetch={fetchDialog}
      dialog={(on) => <ConsultationDialog source={source} tour={tour} {...on} />}
    >
      {t(message)}
    </DialogButton>
  )
}
