import { lazy, useState } from "react"
import type { TourCard } from "#features/tours/tour.ts"
import { useTranslate } from "#i18n/language.tsx"
import { type ButtonLook, buttonClass } from "#ui/button.tsx"
import { DialogLink } from "#ui/overlay/dialog-link.tsx"
import { MountOnOpen } from "#ui/overlay/mount-on-open.tsx"

const ConsultationDialog = lazy(() => import("./form/consultation-dialog.tsx"))
const prefetch = () => void import("./form/consultation-dialog.tsx")

const message = { en: "Get Free Consultation", vi: "Nhận tư vấn miễn phí" }

type Props = {
  /** Name of the screen, shown to staff with the request. */
  source: string
  tour?: Pick<TourCard, "_id" | "slug" | "title" | "price"> | undefined
  look?: ButtonLook
  className?: string
}

export function ConsultationButton({ source, tour, look = "secondary", className = "" }: Props) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  const [sent, setSent] = useState(0)
  return (
    <>
      <DialogLink
        to="/consultation"
        search={{ ...(tour && { tour: tour.slug }), source }}
        className={`${buttonClass(look)} ${className}`}
        onOpen={() => setOpen(true)}
        onIntent={prefetch}
      >
        {t(message)}
      </DialogLink>
      <MountOnOpen key={sent} open={open}>
        <ConsultationDialog
          source={source}
          tour={tour}
          onClose={() => setOpen(false)}
          onSent={() => {
            setOpen(false)
            setSent(sent + 1)
          }}
        />
      </MountOnOpen>
    </>
  )
}
