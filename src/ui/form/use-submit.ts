import { type FormEvent, useId, useState } from "react"
import { useLanguage } from "#i18n/language.tsx"
import type { Localized } from "#i18n/localized.ts"
import { useServerFormResult } from "./server-form-state.tsx"
import { type Problem, problemsFrom, useFieldErrors } from "./use-form-errors.ts"

type Sending<Request> = {
  /** What is sent, made of what was filled in. */
  read: (form: FormData) => Request
  /** Says what is wrong before anything is sent. A promise where the validator is loaded on demand. */
  check: (request: Request) => Problem[] | Promise<Problem[]>
  send: (request: Request, form: HTMLFormElement) => Promise<void>
}

/**
 * What a form that is sent holds beside its inputs: the ids of its fields as the API calls them, what is wrong with
 * them, and whether it is on its way. `page` is the address that it is posted to without script; `failed` is said where
 * the server does not say why.
 */
export function useSubmit(page: string, fields: readonly string[], failed: Localized) {
  const language = useLanguage()
  const prefix = useId()
  const ids = Object.fromEntries(fields.map((field) => [field, `${prefix}${field}`]))
  const posted = useServerFormResult(page)
  const problems = useFieldErrors(ids, posted?.problems)
  const [sending, setSending] = useState(false)

  /**
   * Hears the form being sent, unless it is on its way: checks what was filled in, and sends it when nothing is wrong.
   * What goes wrong is shown, and all stays as it was typed.
   */
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
        if (found.length === 0) await send(request, form)
      } catch (error) {
        problems.show(problemsFrom(error, failed, language))
      } finally {
        setSending(false)
      }
    }

  /** What wires a field of the form to its name, its id and its problem. */
  const field = (name: string) => ({ id: `${prefix}${name}`, name, error: problems.errors[name] })

  return { ids, field, posted, problems, sending, submitting }
}
