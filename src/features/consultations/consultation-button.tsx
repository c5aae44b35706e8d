import { lazy, Suspense, useState } from "react"
import type { TourCard } from "#features/tours/tour.ts"
import { useT } from "#i18n/language.tsx"
import { Button, type ButtonLook } from "#ui/button.tsx"

const ConsultationDialog = lazy(() => import("./consultation-dialog.tsx"))
const prefetch = () => void import("./consultation-dialog.tsx")

const message = { en: "Get Free Consultation", vi: "Nhận tư vấn miễn phí" }

type Props = {
  /** Which screen it stands on: the staff see it with the request. */
  source: string
  /** The tour that is asked about. */
  tour?: Pick<TourCard, "_id" | "slug" | "title" | "price"> | undefined
  look?: ButtonLook
  className?: string
}

/** Opens the request for advice, whose code is fetched when a visitor shows the wish. */
export function ConsultationButton({ source, tour, look = "secondary", className = "" }: Props) {
  const t = useT()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        look={look}
        className={className}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        {t(message)}
      </Button>
      {open && (
        <Suspense>
          <ConsultationDialog source={source} tour={tour} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
