import { type FormEvent, useState } from "react"
import { inLanguage, type Language, type Localized } from "#i18n/localized.ts"
import { ApiError } from "#lib/api/api-error.ts"

/** What is wrong with one field of a form, in the visitor's words. An empty field name means the whole. */
export type Problem = { field: string; message: string }

const network = {
  en: "Network error. Please check your connection. What you typed is still here.",
  vi: "Lỗi mạng. Bạn kiểm tra kết nối rồi thử lại; nội dung đã nhập vẫn còn đây.",
}

/** What the server had against a form. Where that is no fault of the form: the form's sentence for it, and the reason. */
export function problemsFrom(error: unknown, failed: Localized, language: Language): Problem[] {
  const isAnswered = error instanceof ApiError && error.status !== 0
  if (isAnswered && error.status < 500 && error.message) {
    return error.errors.length ? error.errors : [{ field: "", message: error.message }]
  }
  const reason = isAnswered ? error.message : inLanguage(network, language)
  return [inLanguage(failed, language), reason].filter(Boolean).map((message) => ({ field: "", message }))
}

/**
 * What is wrong with a form since it was last sent. A field that is edited is no longer wrong, until the next time.
 * `ids` names the control of each field as the API calls it; `before` is what was wrong when the form came.
 */
export function useFieldErrors(ids: Record<string, string>, before: Problem[] = []) {
  const [found, setFound] = useState(before)
  const [mended, setMended] = useState<readonly string[]>([])
  const open = found.filter(({ field }) => !mended.includes(field))
  const mend = (...fields: string[]) => setMended((all) => [...all, ...fields])
  return {
    /** The problem of each field. */
    errors: Object.fromEntries(open.map(({ field, message }) => [field, message])) as Record<string, string>,
    /** What the summary says; it takes the focus when a new round of problems was found. */
    summary: { errors: open.map(({ field, message }) => ({ fieldId: ids[field], message })), round: found },
    show: (problems: Problem[]) => {
      setFound(problems)
      setMended([])
    },
    /** To be told of fields that are no inputs. */
    mend,
    /** Hears every input of the form. */
    onChange: ({ target }: FormEvent<HTMLFormElement>) => {
      const fields = Object.keys(ids).filter((field) => ids[field] === (target as Element).id)
      if (fields.length) mend(...fields)
    },
  }
}
