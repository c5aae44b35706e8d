import type { ReactNode } from "react"
import { manageMessages as texts } from "#features/bookings/manage/messages.ts"
import { useTranslate } from "#i18n/language.tsx"
import { Button } from "#ui/button.tsx"
import { Notice } from "#ui/notice.tsx"
import { Skeleton } from "#ui/skeleton.tsx"

type Props = { isError: boolean; onRetry: () => void }

/** Shown in a dialog until its tour or transfer is loaded, or if that has failed. */
export function LoadingProduct({ isError, onRetry }: Props): ReactNode {
  const t = useTranslate()
  if (!isError) return <Skeleton className="h-64 rounded-card" />
  return (
    <Notice tone="bad">
      <p>{t(texts.moveTourGone)}</p>
      <Button look="quiet" onClick={onRetry}>
        {t(texts.tryAgain)}
      </Button>
    </Notice>
  )
}
