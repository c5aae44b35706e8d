import { type FormEvent, useId, useState } from "react"
import { useLanguage } from "#i18n/language.tsx"
import { inLanguage, type Language } from "#i18n/localized.ts"
import { ApiError } from "#lib/api-error.ts"
import { useSignedIn } from "#lib/token.ts"
import type { FormError } from "#ui/error-summary.tsx"
import type { FormName, FormProblem, FormValues } from "./check-form.ts"
import { screenMessages as texts } from "./screen-messages.ts"

type Options<Name extends FormName> = {
  name: Name
  /** What the form holds; its fields as texts where nothing else is said. */
  read?: (form: FormData) => object
  /** Does what the form is for. What it throws is said above the form, and nothing typed is lost. */
  send: (values: FormValues<Name>, form: HTMLFormElement) => Promise<unknown>
}

/**
 * The state of a form of the account screens: checked when it is sent, problems in a red box above and beside the
 * fields. The one beside a field goes when the field is edited (spec §5).
 */
export function useAccountForm<Name extends FormName>({ name, read = Object.fromEntries, send }: Options<Name>) {
  const language = useLanguage()
  const [summary, setSummary] = useState<FormError[]>([])
  const [errors, setErrors] = useState<Record<string, string | undefined>>({})
  const [sending, setSending] = useState(false)
  const isHydrated = useSignedIn() !== undefined
  const prefix = useId()
  const idOf = (field: string) => `${prefix}${field}`

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    const form = event.currentTarget
    const show = (problems: FormProblem[]) => {
      const isHere = (field: string) => form.elements.namedItem(field) !== null
      setErrors(Object.fromEntries(problems.map(({ field, message }) => [field, message])))
      setSummary(problems.map(({ field, message }) => ({ message, ...(isHere(field) && { fieldId: idOf(field) }) })))
    }
    setSending(true)
    try {
      const { checkForm } = await import("./check-form.ts")
      const checked = checkForm(name, read(new FormData(form)), language)
      show("problems" in checked ? checked.problems : [])
      if ("values" in checked) await send(checked.values, form)
    } catch (error) {
      show(problemsOf(error, name, language))
    } finally {
      setSending(false)
    }
  }

  return {
    summary,
    sending,
    /** For the button: until the page is hydrated the browser itself would send the form, password and all. */
    disabled: sending || !isHydrated,
    form: {
      method: "post",
      noValidate: true,
      onSubmit: submit,
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        const { name: edited } = target as HTMLInputElement
        if (errors[edited]) setErrors({ ...errors, [edited]: undefined })
      },
    },
    field: (field: string) => ({ id: idOf(field), name: field, error: errors[field] }),
  }
}

/** What the server had against it; without words of its own the spec's (§8). */
function problemsOf(error: unknown, name: FormName, language: Language): FormProblem[] {
  const answered = error instanceof ApiError && error.status !== 0
  if (!answered) return [{ field: "", message: inLanguage(texts.failed.network, language) }]
  if (error.errors.length) return error.errors
  const failed = inLanguage(texts.failed[name], language)
  return [{ field: "", message: error.status >= 500 ? `${failed}. ${error.message}`.trim() : error.message || failed }]
}
