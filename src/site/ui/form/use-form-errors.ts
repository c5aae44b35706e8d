import { createContext, type FormEvent, useContext, useState } from "react"
import { useLanguage } from "#i18n/language.tsx"
import { inLanguage, type Language, type Localized } from "#i18n/localized.ts"
import { ApiError } from "#lib/api/api-error.ts"

/** A problem in the visitor's language. An empty field name means the whole form. */
export type Problem = { field: string; message: string }

const network = {
  en: "Network error. Please check your connection. What you typed is still here.",
  vi: "Lỗi mạng. Bạn kiểm tra kết nối rồi thử lại; nội dung đã nhập vẫn còn đây.",
}

/** Returns the problems in an API error. For errors that no field caused: `failed` and the reason. */
export function problemsFrom(error: unknown, failed: Localized, language: Language): Problem[] {
  const isAnswered = error instanceof ApiError && error.status !== 0
  if (isAnswered && error.status < 500 && error.message) {
    return error.errors.length ? error.errors : [{ field: "", message: error.message }]
  }
  const reason = isAnswered ? error.message : inLanguage(network, language)
  return [inLanguage(failed, language), reason].filter(Boolean).map((message) => ({ field: "", message }))
}

export const FormFields = createContext<{ ids: Record<string, string>; errors: Record<string, string> }>({
  ids: {},
  errors: {},
})

/** Returns the id and the problem of a field of the PostForm around, by its name in the API. There is none outside. */
export function useFormField(): (name: string) => { id: string | undefined; error: string | undefined } {
  const { ids, errors } = useContext(FormFields)
  return (name) => ({ id: ids[name], error: errors[name] })
}

const NONE: Problem[] = []

/**
 * Holds a form's problems until their fields are edited, or the page is read in another language than that of their
 * sentences. `ids` maps API field names to control ids.
 */
export function useFieldErrors(ids: Record<string, string>, before: Problem[] = []) {
  const language = useLanguage()
  const [{ problems, said }, setProblems] = useState({ problems: before, said: language })
  const [mended, setMended] = useState<readonly string[]>([])
  const found = said === language ? problems : NONE
  const open = found.filter(({ field }) => !mended.includes(field))
  const mend = (...fields: string[]) => setMended((all) => [...all, ...fields])
  return {
    ids,
    errors: Object.fromEntries(open.map(({ field, message }) => [field, message])) as Record<string, string>,
    summary: { errors: open.map(({ field, message }) => ({ fieldId: ids[field], message })), round: found },
    show: (problems: Problem[]) => {
      setProblems({ problems, said: language })
      setMended([])
    },
    /** Removes a field's problem. Call it for controls that are no inputs. */
    mend,
    onChange: ({ target }: FormEvent<HTMLFormElement>) => {
      const fields = Object.keys(ids).filter((field) => ids[field] === (target as Element).id)
      if (fields.length) mend(...fields)
    },
  }
}
