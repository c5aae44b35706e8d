import {
  credentials,
  forgottenPassword,
  passwordChangeForm,
  passwordResetForm,
  profile,
  registrationForm,
} from "#domain/account/account.ts"
import { messages } from "#domain/account/messages.ts"
import type { Language } from "#i18n/localized.ts"
import { checkForm } from "#site/ui/form/check-form.ts"
import type { Problem } from "#site/ui/form/use-form-errors.ts"

const SCHEMAS = {
  signIn: credentials,
  register: registrationForm,
  profile,
  password: passwordChangeForm,
  forgot: forgottenPassword,
  reset: passwordResetForm,
}
export type AccountFormName = keyof typeof SCHEMAS

/** Validates an account form in the browser. A separate file, so that the validator is loaded only when needed. */
export function checkAccountForm(name: AccountFormName, typed: object, language: Language): Problem[] {
  return checkForm(SCHEMAS[name], typed, messages, language)
}
