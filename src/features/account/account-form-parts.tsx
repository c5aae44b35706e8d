import type { ReactNode } from "react"
import { useT } from "#i18n/language.tsx"
import { Button } from "#ui/button.tsx"
import { ErrorSummary } from "#ui/error-summary.tsx"
import type { useAccountForm } from "./account-form.ts"
import { screenMessages as texts } from "./screen-messages.ts"

type Props = { state: ReturnType<typeof useAccountForm>; action: string; children: ReactNode }

/** A form of the account screens: problems on top, the fields, one button. */
export function AccountForm({ state, action, children }: Props) {
  const t = useT()
  return (
    <form {...state.form} className="mt-6 grid gap-4">
      <noscript>
        <p className="rounded-card bg-pending-tint p-4 text-pending">{t(texts.needsScript)}</p>
      </noscript>
      <ErrorSummary errors={state.summary} />
      {children}
      <Button type="submit" disabled={state.disabled} className="mt-1 w-full">
        {state.sending ? t(texts.sending) : action}
      </Button>
    </form>
  )
}
