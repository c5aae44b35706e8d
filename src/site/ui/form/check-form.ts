import type { $ZodType } from "zod/v4/core"
import { safeParse } from "zod/v4/core"
import { fieldMessages } from "#i18n/field-messages.ts"
import { inLanguage, type Language, type Localized } from "#i18n/localized.ts"
import type { Problem } from "./use-form-errors.ts"

/** Checks a form by the server's schema. Returns the first problem of each field. */
export function checkForm(
  schema: $ZodType,
  value: unknown,
  messages: Record<string, unknown>,
  language: Language,
): Problem[] {
  const problems = (safeParse(schema, value).error?.issues ?? []).map((issue) => {
    const text = { ...fieldMessages, ...messages }[issue.message] as Localized | undefined
    return { field: issue.path.join("."), message: text ? inLanguage(text, language) : issue.message }
  })
  return problems.filter((problem, index) => problems.findIndex((other) => other.field === problem.field) === index)
}
