import { useId, useState } from "react"
import { useLanguage } from "#i18n/language.tsx"
import type { Localized } from "#i18n/localized.ts"
import { problemsFrom, useFormProblems } from "./form-problems.ts"
import { usePostedForm } from "./posted.tsx"

/**
 * What a form that is sent holds beside its inputs: the ids of its fields as the API calls them, what is wrong with
 * them, and whether it is on its way. `page` is the address that it is posted to without script; `failed` is said where
 * the server does not say why.
 */
export function useSentForm(page: string, fields: readonly string[], failed: Localized) {
  const language = useLanguage()
  const prefix = useId()
  const ids = Object.fromEntries(fields.map((field) => [field, `${prefix}${field}`]))
  const posted = usePostedForm(page)
  const problems = useFormProblems(ids, posted?.problems)
  const [sending, setSending] = useState(false)

  /** Does the sending, unless it is under way. What goes wrong is shown, and all stays as it was typed. */
  const attempt = async (send: () => Promise<void>) => {
    if (sending) return
    setSending(true)
    try {
      await send()
    } catch (error) {
      problems.show(problemsFrom(error, failed, language))
    } finally {
      setSending(false)
    }
  }
  return { ids, posted, problems, sending, attempt }
}
