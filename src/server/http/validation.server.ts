import type { Context, Env, Input, MiddlewareHandler } from "hono"
import { bodyLimit } from "hono/body-limit"
import { resolver, validator } from "hono-openapi"
import * as z from "zod"
import type { $ZodType, output } from "zod/v4/core"
import { safeParse } from "zod/v4/core"
import { fieldMessages } from "#i18n/field-messages.ts"
import type { Localized } from "#i18n/localized.ts"
import { canNormalise } from "#lib/text/typed-text.ts"
import { badRequest, type FieldError, HttpError, invalid } from "#server/errors.server.ts"
import { INPUT } from "#server/openapi/json-schema.server.ts"
import { withSpec } from "#server/openapi/route-spec.server.ts"
import { issueMessage } from "./issue-messages.server.ts"

const MAX_BODY_BYTES = 256 * 1024
const MAX_DEPTH = 20
/** More than any list or object of the API holds. */
const MAX_ITEMS = 500
const MAX_KEY_LENGTH = 200
const MAX_ERRORS = 50
const FORBIDDEN_TEXT = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/

/** A slice's messages, which its schema names by key: `error: "travelDateRequired"`. */
export type Messages = Record<string, Localized>

/** Validates the query string. Repeated parameters arrive as arrays, others as strings. */
export function query<S extends $ZodType>(schema: S, messages: Messages = {}): Validated<"query", S> {
  const normalised = z.pipe(
    z.transform((given) => normalise(given)),
    schema,
  )
  return validator(
    "query",
    normalised,
    (result) => {
      if (!result.success) throw refused(result.error as z.core.$ZodIssue[], messages)
    },
    INPUT,
  ) as Validated<"query", S>
}

/** Validates a JSON body of at most 256 KB and 20 levels (docs/security.md). */
export function body<S extends $ZodType>(schema: S, messages: Messages = {}): Validated<"json", S> {
  const validate: Validated<"json", S> = (c, next) =>
    limited(c, async () => {
      c.req.addValidatedData("json", parse(schema, normalise(await readJson(c)), messages) as object)
      await next()
    })
  return withSpec(validate, bodySpec(schema, true))
}

export function optionalBody<S extends $ZodType>(schema: S, messages: Messages = {}): Validated<"json", S> {
  const read = body(schema, messages)
  const validate: Validated<"json", S> = async (c, next) => {
    if (c.req.header("content-type") !== undefined) return read(c, next)
    c.req.addValidatedData("json", parse(schema, {}, messages) as object)
    await next()
  }
  return withSpec(validate, bodySpec(schema, false))
}

function bodySpec(schema: $ZodType, required: boolean) {
  return {
    requestBody: { required, content: { "application/json": { schema: resolver(schema, INPUT) } } },
  }
}

const limited = limitBody(MAX_BODY_BYTES)

/** Rejects larger bodies with 413 without reading them entirely. */
export function limitBody(maxSize: number): MiddlewareHandler {
  const megabytes = Math.floor(maxSize / 1024 / 1024)
  const size = megabytes ? `${megabytes} MB` : `${Math.floor(maxSize / 1024)} KB`
  const text = { en: `The request is larger than ${size}.`, vi: `Dữ liệu gửi lên vượt quá ${size}.` }
  const onError = () => {
    throw new HttpError(413, "TOO_LARGE", text)
  }
  return bodyLimit({ maxSize, onError })
}

type Validated<Target extends "query" | "json", S extends $ZodType> = MiddlewareHandler<
  Env,
  string,
  Input & { in: Record<Target, z.input<S>>; out: Record<Target, output<S>> }
>

async function readJson(c: Context): Promise<unknown> {
  if (!/^application\/json\b/i.test(c.req.header("content-type") ?? "")) {
    throw new HttpError(415, "UNSUPPORTED_MEDIA_TYPE", {
      en: "Send JSON (content-type application/json).",
      vi: "Hãy gửi dữ liệu dạng JSON.",
    })
  }
  try {
    return JSON.parse(await c.req.text())
  } catch {
    throw badRequest({ en: "The request is not valid JSON.", vi: "Dữ liệu gửi lên không phải JSON hợp lệ." })
  }
}

/** Reads a posted form by the same rules as a JSON body. @throws HttpError 415, 413, 400 */
export async function readForm(c: Context): Promise<URLSearchParams> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(c.req.header("content-type") ?? "")) {
    throw new HttpError(415, "UNSUPPORTED_MEDIA_TYPE", {
      en: "Send the form as application/x-www-form-urlencoded.",
      vi: "Hãy gửi biểu mẫu như trên trang.",
    })
  }
  let text = ""
  await limited(c, async () => {
    text = await c.req.text().catch(() => {
      throw new HttpError(413, "TOO_LARGE", { en: "The form is too large.", vi: "Biểu mẫu quá lớn." })
    })
  })
  const form = new URLSearchParams()
  const sent = [...new URLSearchParams(text)]
  if (sent.length > MAX_ITEMS || sent.some(([name]) => name.length > MAX_KEY_LENGTH)) throw tooLong()
  for (const [name, value] of sent) form.append(normaliseText(name), normaliseText(value))
  return form
}

export const readablePath: MiddlewareHandler = (c, next) => {
  if (/[\0]|%00/.test(c.req.path)) throw unstorable()
  if (!canNormalise(c.req.path)) throw tooManyMarks()
  return next()
}

/** Applies the text rules of docs/security.md: NFC, no NUL or lone surrogates, limited depth. */
function normalise(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return normaliseText(value)
  if (typeof value !== "object" || value === null) return value
  if (depth >= MAX_DEPTH)
    throw badRequest({ en: "The request is nested too deeply.", vi: "Dữ liệu gửi lên lồng quá nhiều cấp." })
  if (Array.isArray(value)) {
    if (value.length > MAX_ITEMS) throw tooLong()
    return value.map((item) => normalise(item, depth + 1))
  }
  // Zod compares `length` of objects too, and an object there would throw.
  if (typeof (value as { length?: unknown }).length === "object")
    throw badRequest({ en: "No field is called 'length'.", vi: "Không có trường nào tên là 'length'." })
  const entries = Object.entries(value)
  if (entries.length > MAX_ITEMS || entries.some(([key]) => key.length > MAX_KEY_LENGTH)) throw tooLong()
  return Object.fromEntries(entries.map(([key, item]) => [normaliseText(key), normalise(item, depth + 1)]))
}

function normaliseText(text: string): string {
  if (FORBIDDEN_TEXT.test(text)) throw unstorable()
  if (!canNormalise(text)) throw tooManyMarks()
  return text.normalize("NFC")
}

function unstorable(): HttpError {
  return badRequest({
    en: "The text contains characters that can't be stored. Please remove them.",
    vi: "Nội dung có ký tự không lưu được.",
  })
}

function tooManyMarks(): HttpError {
  return badRequest({
    en: "The text has more than 30 accents on one letter. Please remove some.",
    vi: "Nội dung có hơn 30 dấu trên một chữ cái.",
  })
}

function tooLong(): HttpError {
  return badRequest({
    en: `The request has a list of more than ${MAX_ITEMS} entries, or a name of more than ${MAX_KEY_LENGTH} characters.`,
    vi: `Dữ liệu có danh sách dài hơn ${MAX_ITEMS} mục hoặc tên trường dài hơn ${MAX_KEY_LENGTH} ký tự.`,
  })
}

/** Checks a value against a schema. @throws invalid with an error per field, at most 50, texts from `messages` */
export function parse<S extends $ZodType>(schema: S, value: unknown, messages: Messages = {}): output<S> {
  const result = safeParse(schema, value)
  if (result.success) return result.data
  throw refused(result.error.issues, messages)
}

function refused(issues: readonly z.core.$ZodIssue[], messages: Messages): HttpError {
  return invalid(issues.flatMap((issue) => fieldErrors(issue, messages)).slice(0, MAX_ERRORS))
}

function fieldErrors(issue: z.core.$ZodIssue, messages: Messages): FieldError[] {
  const within = issue.path.join(".")
  const fields = issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key].join(".")) : [within]
  return fields.map((field) => ({
    field,
    message: { ...fieldMessages, ...messages }[issue.message] ?? named(field, issueMessage(issue)),
  }))
}

function named(field: string, { en, vi }: Localized): Localized {
  return field ? { en: `${field} ${en}`, vi: `${field} ${vi}` } : { en: `The request ${en}`, vi: `Yêu cầu ${vi}` }
}

export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
