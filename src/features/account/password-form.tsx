import { useLanguage, useT } from "#i18n/language.tsx"
import { PasswordField } from "#ui/password-field.tsx"
import { showToast } from "#ui/toast.tsx"
import { isStaff, type User } from "./account.ts"
import { useAccountForm } from "./account-form.ts"
import { AccountForm } from "./account-form-parts.tsx"
import { changePassword } from "./auth-store.ts"
import { screenMessages as texts } from "./screen-messages.ts"

/** Changes the password; this browser stays signed in, all others do not. */
export function PasswordForm({ user }: { user: User }) {
  const t = useT()
  const language = useLanguage()
  const form = useAccountForm({
    name: "password",
    send: async ({ confirmPassword: _, ...change }, element) => {
      await changePassword(change, language)
      element.reset()
      showToast("good", t(texts.passwordChanged))
    },
  })
  return (
    <AccountForm state={form} action={t(texts.changePassword)}>
      {/* For password managers, so that they know whose password it is. */}
      <input type="text" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        {...form.field("currentPassword")}
        label={t(texts.currentPassword)}
        autoComplete="current-password"
      />
      <PasswordField
        {...form.field("newPassword")}
        label={t(texts.newPassword)}
        hint={t(isStaff(user) ? texts.staffPasswordHint : texts.passwordHint)}
        autoComplete="new-password"
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
