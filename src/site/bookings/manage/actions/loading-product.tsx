import { Failure } from "#site/bookings/manage/failure.tsx"
import { manageMessages as texts } from "#site/bookings/manage/messages.ts"
import { Skeleton } from "#site/ui/skeleton.tsx"

type Props = { isError: boolean; onRetry: () => void }

/** Shown in a dialog until its tour or transfer is loaded, or if that has failed. */
export function LoadingProduct({ isError, onRetry }: Props) {
  return isError ? <Failure what={texts.moveTourGone} onRetry={onRetry} /> : <Skeleton className="h-64 rounded-card" />
}
