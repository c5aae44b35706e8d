import { useRef, useState } from "react"
import {
  type HttpError,
  useCreate,
  useDataProvider,
  useNotify,
  useRecordContext,
  useRedirect,
  useTranslate,
  useUpdate,
} from "react-admin"
import { newIdempotencyKey } from "#lib/api/idempotency-key.ts"
import { changedFields } from "#lib/data/changed-fields.ts"
import { pick } from "#lib/data/pick.ts"
import type { ContentKind, Named } from "./content-kind.ts"
import { cleaned, toInputErrors } from "./entry-values.ts"
import { type Conflict, mergeEntries, withValue } from "./merge.ts"

type Values = Record<string, unknown>
/** Errors as react-hook-form takes them. */
type Errors = Record<string, string | object>

/** The fields where staff kept their colleague's text. */
export type Choice = ReadonlySet<string>
export type Question = { conflicts: Conflict[]; answer: (choice: Choice | undefined) => void }

const entryOf = ({ toEntry = (values) => values }: ContentKind, values: object): Values =>
  toEntry(cleaned(values) as Values) as Values

function failure(error: unknown, values: Values): Errors {
  const { message, body } = error as HttpError
  const errors: Record<string, string> = body?.errors ?? {}
  return Object.keys(errors).length ? toInputErrors(errors, values) : { root: { serverError: message } }
}

const isVersionConflict = (error: unknown) => (error as HttpError).body?.code === "VERSION_CONFLICT"

/**
 * Returns how the form of an entry is saved. When someone else has saved it meanwhile, their changes are merged, and
 * `question` asks what to keep where both changed the same field. Whatever fails, the form stays as it is.
 */
export function useContentUpdate(kind: ContentKind) {
  const record = useRecordContext<Named>()
  const [update] = useUpdate()
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const translate = useTranslate()
  const [question, setQuestion] = useState<Question>()
  const ask = (conflicts: Conflict[]) =>
    new Promise<Choice | undefined>((resolve) =>
      setQuestion({
        conflicts,
        answer: (choice) => {
          setQuestion(undefined)
          resolve(choice)
        },
      }),
    )

  const send = async (entry: Values, base: Named) => {
    const data = pick(entry, ...changedFields(entry, entryOf(kind, base)))
    await update(kind.resource, { id: base.id, data, previousData: base }, { returnPromise: true })
  }

  const save = async (values: Values): Promise<Errors | undefined> => {
    let base = record as Named
    let entry = entryOf(kind, values)
    for (let isMerged = false; ; isMerged = true) {
      try {
        await send(entry, base)
        notify(translate(isMerged ? "content.form.merged" : "content.form.saved"), { type: "success" })
        return undefined
      } catch (error) {
        if (!isVersionConflict(error)) return failure(error, values)
      }
      const theirs = await dataProvider.getOne(kind.resource, { id: base.id }).catch(failureOf)
      if ("failed" in theirs) return failure(theirs.failed, values)
      const { merged, conflicts } = mergeEntries(entryOf(kind, base), entry, entryOf(kind, theirs.data))
      const choice = conflicts.length ? await ask(conflicts) : new Set<string>()
      if (!choice) return { root: { serverError: translate("content.conflict.notSaved") } }
      const chosen = conflicts.filter(({ path }) => choice.has(path))
      entry = chosen.reduce((whole, { path, theirs }) => withValue(whole, path.split("."), theirs), merged) as Values
      base = theirs.data
    }
  }
  return { save, question }
}

const failureOf = (failed: unknown) => ({ failed })

/** Returns a function that saves a new entry. Retries with the same values create only one. */
export function useContentCreate(kind: ContentKind) {
  const [create] = useCreate()
  const notify = useNotify()
  const redirect = useRedirect()
  const translate = useTranslate()
  const key = useRef(newIdempotencyKey())
  return async (values: Values): Promise<Errors | undefined> => {
    const given = Object.entries(entryOf(kind, values)).filter(([, value]) => value !== null)
    try {
      const made = await create(
        kind.resource,
        { data: Object.fromEntries(given), meta: { key: key.current } },
        { returnPromise: true },
      )
      notify(translate("content.form.saved"), { type: "success" })
      redirect("edit", kind.resource, made.id)
      return undefined
    } catch (error) {
      // A refused entry was not stored, so a corrected one is sent under a new key.
      if ((error as HttpError).status === 422) key.current = newIdempotencyKey()
      return failure(error, values)
    }
  }
}
