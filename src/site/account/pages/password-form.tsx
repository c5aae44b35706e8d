import type { User } from "#domain/account/account.ts"
import { useTranslate } from "#i18n/language.tsx"
import { textsOf } from "#lib/posted-form.ts"
import { isStaff } from "#lib/roles.ts"
import { changePassword } from "#site/account/auth-store.ts"
import { PasswordField } from "#site/ui/form/password-field.tsx"
import { showToast } from "#site/ui/overlay/toast.tsx"
import { AccountForm, AccountName, useAccountForm } from "./account-form-parts.tsx"
import { NewPasswordField } from "./new-password-field.tsx"
import { screenMessages as texts } from "./screen-messages.ts"

const FIELDS = ["currentPassword", "newPassword", "confirmPassword"] as const

export function PasswordForm({ user }: { user: User }) {
  const t = useTranslate()
  const form = useAccountForm("password", FIELDS)
  const submit = form.submitting(
    (filled) => textsOf(filled, FIELDS),
    async ({ confirmPassword: _, ...change }, element) => {
      await changePassword(change)
      element.reset()
      showToast("good", t(texts.passwordChanged))
    },
  )
  return (
    <AccountForm form={form} onSubmit={submit} label={t(texts.changePassword)}>
      <AccountName email={user.email} />
      <PasswordField
        {...form.field("currentPassword")}
        label={t(texts.currentPassword)}
        autoComplete="current-password"
      />
      <NewPasswordField
        {...form.field("newPassword")}
        label={t(texts.newPassword)}
        hint={t(isStaff(user) ? texts.staffPasswordHint : texts.passwordHint)}
      />
      <PasswordField
        {...form.field("confirmPassword")}
        label={t(texts.confirmNewPassword)}
        autoComplete="new-password"
      />
      <p className="text-sm text-soft">{t(texts.othersSignedOut)}</p>
    </AccountForm>
  )
}
