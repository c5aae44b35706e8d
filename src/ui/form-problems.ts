import { type FormEvent, useState } from "react"
import { inLanguage, type Language, type Localized } from "#i18n/localized.ts"
import { ApiError } from "#lib/api-error.ts"

/** What is wrong with one field of a form, in the visitor's words. An empty field name means the whole. */
export type Problem = { field: string; message: string }

/** What the server had against a form; without an answer of its own the form's sentence for it. */
export function problemsFrom(error: unknown, failed: Localized, language: Language): Problem[] {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500 || !error.message) {
    return [{ field: "", message: inLanguage(failed, language) }]
  }
  return error.errors.length ? error.errors : [{ field: "", message: error.message }]
}

/**
 * What is wrong with a form since it was last sent. A field that is edited is no longer wrong, until the next time.
 * `ids` names the control of each field as the API calls it; `before` is what was wrong when the form came.
 */
export function useFormProblems(ids: Record<string, string>, before: Problem[] = []) {
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
