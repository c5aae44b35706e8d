import { useLanguage, useT } from "#i18n/language.tsx"
import { showToast } from "#ui/toast.tsx"
import type { User } from "./account.ts"
import { useAccountForm } from "./account-form.ts"
import { AccountForm } from "./account-form-parts.tsx"
import { updateProfile } from "./auth-store.ts"
import { PersonFields } from "./person-fields.tsx"
import { screenMessages as texts } from "./screen-messages.ts"

/** Name, address and number of an account. Another address waits to be confirmed; until then the old one is shown. */
export function ProfileForm({ user }: { user: User }) {
  const t = useT()
  const language = useLanguage()
  const form = useAccountForm({
    name: "profile",
    send: async (profile, element) => {
      await updateProfile(profile, language)
      element.reset()
      showToast("good", t(texts.profileUpdated))
    },
  })
  return (
    <AccountForm state={form} action={t(texts.save)}>
      <PersonFields field={form.field} user={user} />
    </AccountForm>
  )
}
