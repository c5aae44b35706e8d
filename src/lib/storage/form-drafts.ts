import { FORM_KEY, INTENT } from "#lib/posted-form.ts"
import { getStored, onStoredChange, setStored } from "./local-storage.ts"
import { withSession } from "./session-storage.ts"

/* Stores form drafts in this tab only, so that a reload or a change of language loses nothing. */

const PREFIX = "formDraft:"
/** The time of the last sign-out. Older drafts in any tab are invalid. */
const ENDED_KEY = "formDraftsEndedAt"
/** Browsers restore the storage of tabs that were closed long ago. */
const MAX_AGE_MS = 86_400_000

type Stored = { at: number; fields: string }

/** Returns the stored fields of a form. Drafts older than a day, or than the last sign-out, are deleted. */
export function readFormDraft(name: string, now = Date.now()): URLSearchParams | undefined {
  return withSession((storage) => {
    const { at, fields }: Partial<Stored> = JSON.parse(storage.getItem(PREFIX + name) ?? "{}")
    const since = Math.max(now - MAX_AGE_MS, Number(getStored(ENDED_KEY)))
    if (typeof fields === "string" && Number(at) > since) return new URLSearchParams(fields)
    clearFormDraft(name)
    return undefined
  })
}

/** Stores the fields of a form, which works without a draft, too. */
export function writeFormDraft(name: string, fields: URLSearchParams, now = Date.now()): void {
  const stored: Stored = { at: now, fields: String(fields) }
  withSession((storage) => storage.setItem(PREFIX + name, JSON.stringify(stored)))
}

/** Deletes the draft of a form. */
export function clearFormDraft(name: string): void {
  withSession((storage) => storage.removeItem(PREFIX + name))
}

/** Ends the drafts of all forms in all tabs, for signing out. */
export function endFormDrafts(): void {
  withSession((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key)
  })
  setStored(ENDED_KEY, String(Date.now()))
}

/** Calls back when the drafts of all forms end. @returns a function that stops it */
export function onFormDraftsEnded(listener: () => void): () => void {
  return onStoredChange(ENDED_KEY, listener)
}

/** A control of a form, as far as drafts need it. */
export type Control = {
  name: string
  type: string
  value: string
  autocomplete?: string
  checked?: boolean
}

/** The bots' field, and what belongs to one sending only. */
const UNSTORED = new Set(["website", "startedAt", FORM_KEY, INTENT])

/** Returns what a draft holds of a form. Passwords are left out, shown ones too. */
export function storableFields(controls: Iterable<Control>): URLSearchParams {
  const fields = new URLSearchParams()
  for (const control of controls) {
    const { name, type, value, autocomplete = "" } = control
    if (!name || UNSTORED.has(name) || /password/.test(`${type} ${autocomplete}`)) continue
    if (/^(submit|button|reset|file|image|fieldset|output)$/.test(type)) continue
    if (/^(checkbox|radio)$/.test(type) && !control.checked) continue
    fields.append(name, value)
  }
  return fields
}

/** Returns a draft in which the named fields are those of a form that was edited since. */
export function mergeDrafts(
  draft: URLSearchParams,
  form: URLSearchParams,
  edited: ReadonlySet<string>,
): URLSearchParams {
  const kept = [...draft].filter(([name]) => !edited.has(name))
  return new URLSearchParams([...kept, ...[...form].filter(([name]) => edited.has(name))])
}
