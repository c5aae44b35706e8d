import { useHydrated } from "@tanstack/react-router"
import type { FormEventHandler, ReactNode } from "react"
import type { AccountFormName } from "#features/account/account-check.ts"
import { useTranslate } from "#i18n/language.tsx"
import type { Language } from "#i18n/localized.ts"
import { Button } from "#ui/button.tsx"
import { ErrorSummary } from "#ui/form/error-summary.tsx"
import { ServerFormState, useAction } from "#ui/form/server-form-state.tsx"
import type { useSubmit } from "#ui/form/use-submit.ts"
import { Notice } from "#ui/notice.tsx"
import { screenMessages as texts } from "./screen-messages.ts"

const loadCheck = () => import("#features/account/account-check.ts")

export const loadAndCheckForm = async (name: AccountFormName, typed: object, language: Language) =>
  (await loadCheck()).checkAccountForm(name, typed, language)

type Props = {
  form: ReturnType<typeof useSubmit>
  onSubmit: FormEventHandler<HTMLFormElement>
  /** URL that the form posts to without JavaScript. Without it the form requires JavaScript. */
  page?: string
  label: string
  children: ReactNode
}

export function AccountForm({ form: { posted, problems, sending }, onSubmit, page, label, children }: Props) {
  const t = useTranslate()
  const action = useAction(page ?? "")
  const isHydrated = useHydrated()
  return (
    <ServerFormState posted={posted}>
      {!page && <RequiresJavaScript />}
      <form
        {...(page ? action : { method: "post" })}
        noValidate
        onSubmit={onSubmit}
        onChange={problems.onChange}
        onFocus={() => void loadCheck().catch(() => {})}
        className="mt-6 grid gap-4"
      >
        <ErrorSummary {...problems.summary} />
        {children}
        {/* Before hydration the browser would submit the form itself, password included. */}
        <Button type="submit" disabled={sending || !(page || isHydrated)} className="mt-1 w-full">
          {sending ? t(texts.sending) : label}
        </Button>
      </form>
    </ServerFormState>
  )
}

export function RequiresJavaScript() {
  const t = useTranslate()
  return (
    <noscript>
      <Notice tone="neutral" className="mt-6">
        {t(texts.needsScript)}
      </Notice>
    </noscript>
  )
}
