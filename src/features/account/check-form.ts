import { safeParse } from "zod/v4/core"
import { inLanguage, type Language } from "#i18n/localized.ts"
import {
  credentials,
  forgottenPassword,
  passwordChangeForm,
  passwordResetForm,
  profile,
  registrationForm,
} from "./account.ts"
import { messages } from "./messages.ts"

/** What each form of the account screens is checked by: the schemas that the server uses, with the confirmations. */
const SCHEMAS = {
  signIn: credentials,
  register: registrationForm,
  profile,
  password: passwordChangeForm,
  forgot: forgottenPassword,
  reset: passwordResetForm,
}

export type FormName = keyof typeof SCHEMAS
export type FormValues<Name extends FormName> = (typeof SCHEMAS)[Name]["_zod"]["output"]

/** What is wrong with one field, in the visitor's words. */
export type FormProblem = { field: string; message: string }

/** Holds what was typed against the form's schema. Each field has at most one problem: its first. Loaded on demand. */
export function checkForm<Name extends FormName>(
  name: Name,
  typed: object,
  language: Language,
): { values: FormValues<Name> } | { problems: FormProblem[] } {
  const { data, error } = safeParse(SCHEMAS[name], typed)
  if (!error) return { values: data as FormValues<Name> }
  const problems = error.issues.map((issue) => {
    const text = messages[issue.message as keyof typeof messages]
    return { field: issue.path.join("."), message: text ? inLanguage(text, language) : issue.message }
  })
  return { problems: problems.filter(isFirstOfItsField) }
}

function isFirstOfItsField(problem: FormProblem, index: number, all: FormProblem[]): boolean {
  return all.findIndex(({ field }) => field === problem.field) === index
}
