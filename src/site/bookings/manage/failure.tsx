import { useTranslate } from "#i18n/language.tsx"
import type { LocalizedContent } from "#i18n/localized.ts"
import { ApiError } from "#lib/api/api-error.ts"
import { Button } from "#site/ui/button.tsx"
import { Notice } from "#site/ui/notice.tsx"
import { manageMessages as texts } from "./messages.ts"

type Props = { what: LocalizedContent; error?: Error | null; onRetry?: () => unknown }

/** Says what failed, why if the server gave a reason, and offers to try again. */
export function Failure({ what, error, onRetry }: Props) {
  const t = useTranslate()
  const isAnswer = error instanceof ApiError && error.status !== 0
  const reason = isAnswer ? error.message : t(texts.network)
  return (
    <Notice tone="bad" title={t(what)}>
      {error && reason !== t(what) && <p>{reason}</p>}
      {onRetry && (
        <Button look="quiet" onClick={() => onRetry()}>
          {t(texts.tryAgain)}
        </Button>
      )}
    </Notice>
  )
}
