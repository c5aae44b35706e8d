import { countryOf, textsOf } from "#lib/posted-form.ts"
import { parse } from "#server/http/validation.server.ts"
import type { NoJsForm } from "#server/pages/no-js/form.server.ts"
import { passwordResetForm, registrationForm } from "./account.ts"
import { messages } from "./messages.ts"
import { FORGOTTEN, REGISTRATION, RESET } from "./pages/form-fields.ts"

/** Registers without signing in: only a script can store the token. */
export const registrationPost: NoJsForm = {
  path: "/register",
  secrets: RESET,
  read: (form) => {
    const typed = { ...textsOf(form, REGISTRATION), ...countryOf(form) }
    const { confirmPassword: _, ...body } = parse(registrationForm, typed, messages)
    return { path: "/auth/register", body }
  },
  sent: () => ({ location: "/register?done=1" }),
}

export const forgottenPasswordPost: NoJsForm = {
  path: "/forgot-password",
  shared: true,
  read: (form) => ({ path: "/auth/forgot-password", body: textsOf(form, FORGOTTEN) }),
  sent: () => ({ location: "/forgot-password?sent=1" }),
}

export const passwordResetPost: NoJsForm = {
  path: "/reset-password",
  secrets: RESET,
  read: (form, { query }) => {
    const { password } = parse(passwordResetForm, textsOf(form, RESET), messages)
    return { path: "/auth/reset-password", body: { token: query("token"), password } }
  },
  sent: () => ({ location: "/reset-password?done=1" }),
}
