import { type ErrorComponentProps, useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { useTranslate } from "#i18n/language.tsx"
import { isUnavailable } from "#lib/api/api-error.ts"
import { isMissingPart, reloadOnce } from "#lib/missing-parts.ts"
import { UnavailableCard } from "#site/enquiries/contact/unavailable-card.tsx"
import { Button } from "#site/ui/button.tsx"
import { messages } from "./messages.ts"

export function ErrorPage({ error }: ErrorComponentProps) {
  const t = useTranslate()
  const router = useRouter()
  const [isReloading, setReloading] = useState(() => isMissingPart(error))
  useEffect(() => {
    if (isReloading && !reloadOnce()) setReloading(false)
  }, [isReloading])
  if (isReloading) return null
  if (isUnavailable(error)) return <UnavailableCard onRetry={() => router.invalidate()} />
  return (
    <div className="wrap grid gap-8 py-8 lg:grid-cols-2 lg:items-center lg:py-20">
      <div className="card-blank rounded-image max-lg:max-h-56 max-lg:w-full" />
      <div role="alert">
        <h1 className="text-4xl font-bold">{t(messages.failed)}</h1>
        <p className="mt-3 max-w-xl text-lg text-soft">{t(messages.failedText)}</p>
        <Button className="mt-7" onClick={() => (isMissingPart(error) ? location.reload() : router.invalidate())}>
          {t(messages.tryAgain)}
        </Button>
      </div>
    </div>
  )
}
