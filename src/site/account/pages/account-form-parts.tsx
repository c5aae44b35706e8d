import { useHydrated } from "@tanstack/react-router"
import type { FormEventHandler, ReactNode } from "react"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import type { AccountFormName } from "#site/account/account-check.ts"
import { Button } from "#site/ui/button.tsx"
import { PostForm } from "#site/ui/form/post-form.tsx"
import { useSubmit } from "#site/ui/form/use-submit.ts"
import { Notice } from "#site/ui/notice.tsx"
import { screenMessages as texts } from "./screen-messages.ts"

const loadCheck = () => import("#site/account/account-check.ts")

/** Submits an account form. `name` names its schema, and what it says if it fails. */
export function useAccountForm(name: AccountFormName, fields: readonly string[], page = "") {
  const language = useLanguage()
  const form = useSubmit(page, fields, texts.failed[name])
  const submitting = <Sent extends object>(
    read: (filled: FormData) => Sent,
    send: (sent: Sent, form: HTMLFormElement) => Promise<void>,
  ) => {
    const check = async (sent: Sent) => (await loadCheck()).checkAccountForm(name, sent, language)
    return form.submitting({ read, check, send })
  }
  return { ...form, submitting }
}

type Props = {
  form: ReturnType<typeof useAccountForm>
  onSubmit: FormEventHandler<HTMLFormElement>
  /** URL that the form posts to without JavaScript. Without it the form requires JavaScript. */
  page?: string
  label: string
  children: ReactNode
}

export function AccountForm({ form, onSubmit, page, label, children }: Props) {
  const t = useTranslate()
  const isHydrated = useHydrated()
  return (
    <>
      {!page && <RequiresJavaScript />}
      <PostForm
        form={form}
        page={page}
        onSubmit={onSubmit}
        onFocus={() => void loadCheck().catch(() => {})}
        className="mt-6 grid gap-4"
      >
        {children}
        {/* Before hydration the browser would submit the form itself, password included. */}
        <Button type="submit" disabled={form.sending || !(page || isHydrated)} className="mt-1 w-full">
          {form.sending ? t(texts.sending) : label}
        </Button>
      </PostForm>
    </>
  )
}

/** Tells password managers which account a new password is for. Not sent. */
export function AccountName({ email }: { email: string }) {
  return (
    <input type="email" autoComplete="username" value={email} readOnly aria-hidden tabIndex={-1} className="sr-only" />
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
