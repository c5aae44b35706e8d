import { useState } from "react"
import type { ProfileChange, User } from "#domain/account/account.ts"
import { useTranslate } from "#i18n/language.tsx"
import { countryOf, textsOf } from "#lib/posted-form.ts"
import { updateProfile } from "#site/account/auth-store.ts"
import { PasswordField } from "#site/ui/form/password-field.tsx"
import { showToast } from "#site/ui/overlay/toast.tsx"
import { AccountForm, useAccountForm } from "./account-form-parts.tsx"
import { PersonFields } from "./person-fields.tsx"
import { screenMessages as texts } from "./screen-messages.ts"

const PERSON = ["name", "email", "phone"] as const
const WITH_PASSWORD = [...PERSON, "currentPassword"] as const

export function ProfileForm({ user }: { user: User }) {
  const t = useTranslate()
  const [email, setEmail] = useState(user.email)
  const form = useAccountForm("profile", WITH_PASSWORD)
  const submit = form.submitting(
    (filled): ProfileChange => ({
      ...textsOf(filled, filled.has("currentPassword") ? WITH_PASSWORD : PERSON),
      ...countryOf(filled),
    }),
    async (profile, element) => {
      await updateProfile(profile)
      element.reset()
      setEmail(user.email)
      showToast("good", t(texts.profileUpdated))
    },
  )
  return (
    <AccountForm form={form} onSubmit={submit} label={t(texts.save)}>
      <PersonFields field={form.field} user={user} onEmailTyped={setEmail}>
        {isAnother(email, user) && (
          <PasswordField
            {...form.field("currentPassword")}
            label={t(texts.currentPassword)}
            hint={t(texts.emailNeedsPassword)}
            autoComplete="current-password"
          />
        )}
      </PersonFields>
    </AccountForm>
  )
}

function isAnother(typed: string, { email, pendingEmail }: User): boolean {
  const address = typed.trim().toLowerCase()
  return address !== email && address !== pendingEmail
}
