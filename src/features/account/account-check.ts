import type { Language } from "#i18n/localized.ts"
import { checkForm } from "#ui/form/check-form.ts"
import type { Problem } from "#ui/form/use-form-errors.ts"
import {
  credentials,
  forgottenPassword,
  passwordChangeForm,
  passwordResetForm,
  profile,
  registrationForm,
} from "./account.ts"
import { messages } from "./messages.ts"

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
