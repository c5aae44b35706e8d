import type { $ZodType } from "zod/v4/core"
import { useLanguage } from "#i18n/language.tsx"
import type { Language, Localized } from "#i18n/localized.ts"
import { useFormGuard } from "./honeypot.tsx"
import { useSubmit } from "./use-submit.ts"

type Guarded<Request> = {
  /** Its action without JavaScript. */
  page: string
  fields: readonly string[]
  /** What its schema and this hook say, by key. */
  messages: Record<string, unknown> & { sendingFailed: Localized }
  /** Loads the schema, which is needed only on submitting. */
  schema: () => Promise<$ZodType>
  read: (form: FormData) => Request
  send: (request: Request, language: Language) => Promise<unknown>
  onSent: (request: Request) => void
}

/** Submits a form with a guard against bots (lib/form-guard.ts). Call `load` on focus: it fetches the schema. */
export function useGuardedForm<Request>({ page, fields, messages, schema, read, send, onSent }: Guarded<Request>) {
  const language = useLanguage()
  const { submitting, ...state } = useSubmit(page, fields, messages.sendingFailed)
  const guard = useFormGuard()
  const loaded = () => Promise.all([import("./check-form.ts"), schema()])
  const submit = submitting({
    read: (form) => ({ ...read(form), ...guard(form) }),
    check: async (request) => {
      const [{ checkForm }, known] = await loaded()
      return checkForm(known, request, messages, language)
    },
    send: async (request) => {
      await send(request, language)
      onSent(request)
    },
  })
  return { ...state, submit, load: () => void loaded().catch(() => {}) }
}
