import {
  credentials,
  forgottenPassword,
  passwordChangeForm,
  passwordResetForm,
  profile,
  registrationForm,
} from "#domain/account/account.ts"
import { factorSchemaMessages } from "#domain/account/second-factor/messages.ts"
import { appCode } from "#domain/account/second-factor/second-factor.ts"
import type { Language } from "#i18n/localized.ts"
import { checkForm } from "#site/ui/form/check-form.ts"
import type { Problem } from "#site/ui/form/use-form-errors.ts"

const SCHEMAS = {
  signIn: credentials,
  secondStep: appCode,
  register: registrationForm,
  profile,
  password: passwordChangeForm,
  forgot: forgottenPassword,
  reset: passwordResetForm,
}
export type AccountFormName = keyof typeof SCHEMAS

/** Validates an account form in the browser. A separate file, so that the validator is loaded only when needed. */
export function checkAccountForm(name: AccountFormName, typed: object, language: Language): Problem[] {
  return checkForm(SCHEMAS[name], typed, factorSchemaMessages, language)
}
