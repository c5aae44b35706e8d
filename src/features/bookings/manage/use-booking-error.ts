import { useTranslate } from "#i18n/language.tsx"
import type { LocalizedContent } from "#i18n/localized.ts"
import { ApiError } from "#lib/api/api-error.ts"
import { manageMessages as texts } from "./messages.ts"

export function useFailure(): (what: LocalizedContent, error: unknown) => { title: string; reason: string } {
  const t = useTranslate()
  return (what, error) => {
    const isAnswer = error instanceof ApiError && error.status !== 0
    const reason = isAnswer ? error.message : t(texts.network)
    return { title: t(what), reason: reason === t(what) ? "" : reason }
  }
}
