import { useHydrated } from "@tanstack/react-router"
import type { FormEventHandler, ReactNode } from "react"
import type { AccountFormName } from "#features/account/account-check.ts"
import { useTranslate } from "#i18n/language.tsx"
import type { Language } from "#i18n/localized.ts"
import { Button } from "#ui/button.tsx"
import { ErrorSummary } from "#ui/form/error-summary.tsx"
import { SentBefore, useAction } from "#ui/form/server-form-state.tsx"
import type { useSubmit } from "#ui/form/use-submit.ts"
import { Notice } from "#ui/notice.tsx"
import { screenMessages as texts } from "./screen-messages.ts"

const loadCheck = () => import("#features/account/account-check.ts")

/** What is wrong with an account form, by a validator that is loaded when it is needed. */
export const checkLater = async (name: AccountFormName, typed: object, language: Language) =>
  (await loadCheck()).checkAccountForm(name, typed, language)

type Props = {
  form: ReturnType<typeof useSubmit>
  onSubmit: FormEventHandler<HTMLFormElement>
  /** Where it is posted to without script; without an address it needs a script, and says so. */
  page?: string
  label: string
  children: ReactNode
}

/** A form of the account screens: problems on top, the fields, one button. */
export function AccountForm({ form: { posted, problems, sending }, onSubmit, page, label, children }: Props) {
  const t = useTranslate()
  const action = useAction(page ?? "")
  const isHydrated = useHydrated()
  return (
    <SentBefore posted={posted}>
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
        {/* Until the page is hydrated the browser itself would send the form, password and all. */}
        <Button type="submit" disabled={sending || !(page || isHydrated)} className="mt-1 w-full">
          {sending ? t(texts.sending) : label}
        </Button>
      </form>
    </SentBefore>
  )
}

/** Said where signing in is needed, which only a script can do. */
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
