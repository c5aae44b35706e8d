import { isDeepStrictEqual } from "node:util"
import { type Derived, isObject } from "#domain/catalogue/content-fields.ts"
import type { Localized } from "#i18n/localized.ts"
import { type FieldError, invalid } from "#server/errors.server.ts"

/* Clients send back derived fields that they have read. They are accepted if they match. */

export type Sent = Readonly<Record<string, unknown>>

export type Compared = {
  derived: Derived
  /** Maps a derived field to its source, or to null if the server sets it. `a.b` compares that part only. */
  forms?: Readonly<Record<string, string | null>>
}

type Contradiction = { path: string; value: unknown }

/** Returns the first value that differs. A part of an object is enough to match. */
function contradiction(sent: unknown, present: unknown, path: string, mayGrow = false): Contradiction | undefined {
  if (isDeepStrictEqual(sent, present) || (sent == null && present == null)) return undefined
  if (mayGrow && typeof sent === "number" && sent >= 0 && sent <= Number(present)) return undefined
  if (typeof sent === "string" && isObject(present) && [present.en, present.vi, present.slug].includes(sent))
    return undefined
  const isList = Array.isArray(sent) && Array.isArray(present) && sent.length === present.length
  if (!isList && !(isObject(sent) && isObject(present))) return { path, value: present }
  for (const [name, part] of Object.entries(sent as object)) {
    const there = Object.hasOwn(present as object, name) ? (present as Record<string, unknown>)[name] : undefined
    const found = contradiction(part, there, `${path}.${name}`)
    if (found) return found
  }
  return undefined
}

function comparedPaths({ derived, forms = {} }: Compared): string[] {
  const isWhole = (path: string) => !path.includes(".") || !Object.hasOwn(forms, path.split(".")[0] ?? "")
  return [...Object.keys(derived), ...Object.keys(forms).filter(isWhole)]
}

function valueAt(path: string, state: unknown): unknown {
  return path
    .split(".")
    .reduce((value, name) => (isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined), state)
}

/** Returns what all `states` that have this field say against a value, as the first of them says it. */
function disagreement({ derived }: Compared, path: string, value: unknown, states: Sent[]): Contradiction | undefined {
  const [root = path] = path.split(".")
  const found = states
    .filter((state) => Object.hasOwn(state, root))
    .map((state) => contradiction(value, valueAt(path, state), path, derived[path]?.mayGrow))
  return found.every(Boolean) ? found[0] : undefined
}

/** Returns the sent fields that say something new. The first state is what visitors read, others are further forms. */
export function dropUnchanged(of: Compared, sent: Sent, ...states: Sent[]): Sent {
  const compared = new Set(comparedPaths(of).map((path) => path.split(".")[0]))
  const isNew = ([name, value]: [string, unknown]) =>
    compared.has(name)
      ? disagreement(of, name, value, states) !== undefined
      : !(states[0] && Object.hasOwn(states[0], name) && isDeepStrictEqual(value, states[0][name]))
  return Object.fromEntries(Object.entries(sent).filter(isNew))
}

/** @throws invalid with each derived field that no state agrees with, and the field to change instead */
export function checkDerived(of: Compared, sent: Sent, ...states: Sent[]): void {
  const { derived, forms = {} } = of
  const errors = comparedPaths(of).flatMap((path): FieldError[] => {
    const value = valueAt(path, sent)
    const found = value === undefined ? undefined : disagreement(of, path, value, states)
    if (!found) return []
    return [
      { field: found.path, message: contradicts(found.value, derived[path]?.from ?? forms[found.path] ?? forms[path]) },
    ]
  })
  if (errors.length) throw invalid(errors)
}

function contradicts(value: unknown, from: string | null | undefined): Localized {
  const is = typeof value === "object" || value === undefined ? undefined : String(value)
  const there = { en: is ? `it is ${is} here` : "it is something else here", vi: is ? `hiện là ${is}` : "hiện khác" }
  if (from)
    return {
      en: `This is derived from ${from}; ${there.en}. Leave it out, or change ${from} instead.`,
      vi: `Trường này được suy ra từ ${from}, ${there.vi}. Bạn hãy bỏ trường này, hoặc sửa ${from}.`,
    }
  return {
    en: `The server sets this; ${there.en}. Leave it out, or send it unchanged.`,
    vi: `Trường này do hệ thống đặt, ${there.vi}. Bạn hãy bỏ trường này, hoặc gửi lại đúng như đã đọc.`,
  }
}
