import { type FormEvent, useId, useState } from "react"
import { useLanguage } from "#i18n/language.tsx"
import type { Localized } from "#i18n/localized.ts"
import { useFormDraft } from "./form-draft.tsx"
import { useServerFormResult } from "./server-form-state.tsx"
import { type Problem, problemsFrom, useFieldErrors } from "./use-form-errors.ts"

type Sending<Request> = {
  read: (form: FormData) => Request
  check: (request: Request) => Problem[] | Promise<Problem[]>
  send: (request: Request, form: HTMLFormElement) => Promise<void>
}

/**
 * Submits a form. `page` is its action without JavaScript. `failed` is shown if the server gives no reason. `sent` has
 * the values to start with: what was submitted without JavaScript, or the draft.
 */
export function useSubmit(page: string, fields: readonly string[], failed: Localized) {
  const language = useLanguage()
  const prefix = useId()
  const ids = Object.fromEntries(fields.map((field) => [field, `${prefix}${field}`]))
  const posted = useServerFormResult(page)
  const draft = useFormDraft()
  const sent = posted ? new URLSearchParams(posted.sent) : draft.fields
  const problems = useFieldErrors(ids, posted?.problems)
  const [sending, setSending] = useState(false)

  const submitting =
    <Request>({ read, check, send }: Sending<Request>) =>
    async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (sending) return
      const form = event.currentTarget
      const request = read(new FormData(form))
      setSending(true)
      try {
        const found = await check(request)
        problems.show(found)
        if (found.length > 0) return
        await send(request, form)
        draft.clear()
      } catch (error) {
        problems.show(problemsFrom(error, failed, language))
      } finally {
        setSending(false)
      }
    }

  const field = (name: string) => ({ id: `${prefix}${name}`, name, error: problems.errors[name] })

  return { ids, field, sent, problems, sending, submitting }
}
