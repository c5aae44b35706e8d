import { type ErrorComponentProps, useRouter } from "@tanstack/react-router"
import { messages } from "#domain/transfers/list/messages.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useTranslate } from "#i18n/language.tsx"
import { isUnavailable } from "#lib/api/api-error.ts"
import { errorText } from "#lib/text/error-text.ts"
import { UnavailableCard } from "#site/enquiries/contact/unavailable-card.tsx"
import { Button } from "#site/ui/button.tsx"

/** Spec §8: shown if the server gave no message. */
const unexplained = { en: "Failed to fetch transfers", vi: "Không tải được danh sách đưa đón" }

/** Shows why the list could not be loaded (spec §2). The URL keeps the filters. */
export function TransferListFailed({ error }: ErrorComponentProps) {
  const t = useTranslate()
  const router = useRouter()
  if (isUnavailable(error)) return <UnavailableCard onRetry={() => router.invalidate()} />
  return (
    <div className="wrap pt-8 lg:pt-12">
      <h1 className="text-4xl font-bold lg:text-5xl">{t(messages.transfers)}</h1>
      <div role="alert" className="mt-8 panel p-6">
        <p className="text-lg">{interpolate(t(messages.failed), { message: errorText(error) || t(unexplained) })}</p>
        <Button className="mt-4" onClick={() => router.invalidate()}>
          {t(messages.tryAgain)}
        </Button>
      </div>
    </div>
  )
}
