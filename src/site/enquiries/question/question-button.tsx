import { type ComponentProps, lazy } from "react"
import { useTranslate } from "#i18n/language.tsx"
import { buttonClass } from "#site/ui/button.tsx"
import { DialogButton } from "#site/ui/overlay/dialog-button.tsx"

const fetchDialog = () => import("./question-dialog.tsx")
const QuestionDialog = lazy(fetchDialog)

const message = { en: "Ask about this tour", vi: "Hỏi về tour này" }

type Props = Pick<ComponentProps<typeof QuestionDialog>, "tour" | "trip"> & { className?: string }

export function QuestionButton({ tour, trip, className = "" }: Props) {
  const t = useTranslate()
  return (
    <DialogButton
      to="/ask"
      search={{ tour: tour.slug, ...trip }}
      className={`${buttonClass("secondary")} ${className}`}
      prefetch={fetchDialog}
      dialog={(on) => <QuestionDialog tour={tour} trip={trip} {...on} />}
    >
      {t(message)}
    </DialogButton>
  )
}
