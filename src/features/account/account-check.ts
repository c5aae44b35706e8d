import type { Language } from "#i18n/localized.ts"
import type { Problem } from "#ui/form/use-form-errors.ts"
import { checkForm } from "#ui/form/validate.ts"
import {
  credentials,
  forgottenPassword,
  passwordChangeForm,
  passwordResetForm,
  profile,
  registrationForm,
} from "./account.ts"
import { messages } from "./messages.ts"

/** The schemas that the server uses, with the confirmations. */
const SCHEMAS = {
  signIn: credentials,
  register: registrationForm,
  profile,
  password: passwordChangeForm,
  forgot: forgottenPassword,
  reset: passwordResetForm,
}
export type AccountFormName = keyof typeof SCHEMAS

/** What is wrong with an account form before it is sent. A file of its own, for it brings the validator along. */
export function checkAccountForm(name: AccountFormName, typed: object, language: Language): Problem[] {
  return checkForm(SCHEMAS[name], typed, messages, language)
}
