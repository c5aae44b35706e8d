import * as z from "zod/mini"
import { LANGUAGES } from "#i18n/localized.ts"
import { alternativeForms } from "#lib/alternative-forms.ts"
import { pick } from "#lib/data/pick.ts"
import { contentLine, fieldsError, longest, longText, oneLine, required } from "#lib/fields.ts"
import { MAX_SLUG, SLUG } from "#lib/text/slug.ts"
import { NO_TEXT } from "./entry-defaults.ts"

export const slugUpTo = (max: number, error: string) => z.string(error).check(longest(max, error), z.regex(SLUG, error))

export const slug = slugUpTo(MAX_SLUG, "slugInvalid")

/** A line in one language or both. */
export const localizedLine = (max: number) => needed(bothLanguages(contentLine(max, "textInvalid")))
/** A text in one language or both. */
export const localizedText = (max: number) => needed(bothLanguages(longText(max, "textInvalid")))
/** A line that may be empty. */
export const perhapsLine = (max: number) => orNone(bothLanguages(contentLine(max, "textInvalid")))
/** A text that may be empty. */
export const perhapsText = (max: number) => orNone(bothLanguages(longText(max, "textInvalid")))

const bothLanguages = (text: z.ZodMiniType<string>) =>
  z.strictObject({ en: z._default(text, ""), vi: z.optional(text) }, { error: fieldsError("textRequired") })

type BothLanguages = ReturnType<typeof bothLanguages>

const needed = (text: BothLanguages) =>
  orPlain(text.check(z.refine(({ en, vi }) => en !== "" || Boolean(vi), "textRequired")))

const orPlain = (text: BothLanguages) => acceptsAlso(text, [PLAIN_TEXT], fromPlainText)

const orNone = (text: BothLanguages) =>
  acceptsAlso(text, [PLAIN_TEXT], (value) => (value === null ? NO_TEXT : fromPlainText(value)))

const PLAIN_TEXT = { type: "string", description: "The English text, shown in every language" }

export const fromPlainText = (value: unknown) => (typeof value === "string" ? { en: value } : value)

export function nullable<Out>(text: z.ZodMiniType<Out>): z.ZodMiniType<Out | null> {
  const isEmpty = (value: unknown) => value === "" || (isObject(value) && "en" in value && !value.en && !value.vi)
  return acceptsAlso(z.nullable(text), [], (value) => (isEmpty(value) ? null : value))
}

/** Accepts other forms of a field. `read` converts them to the schema's form and returns anything else unchanged. */
export function acceptsAlso<Out>(
  schema: z.ZodMiniType<Out>,
  forms: object[],
  read: (value: unknown) => unknown,
): z.ZodMiniType<Out> {
  const wider = z.pipe(z.transform(read), schema)
  if (forms.length) alternativeForms.add(wider, { forms })
  return wider
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

export const listOf = <T extends z.ZodMiniType>(item: T, max: number) =>
  z.array(item, "listInvalid").check(z.maxLength(max, "tooMany"))

export const otherNames = listOf(oneLine(120, "textInvalid").check(required("textInvalid")), 40)

/** Destinations of a transfer or an extra. */
export const MAX_PLACES = 50

export const booleanField = z.boolean("truthInvalid")
export const wholeNumber = (min: number, max: number) =>
  z.int("numberInvalid").check(z.gte(min, "numberInvalid"), z.lte(max, "numberInvalid"))
export const choice = <const T extends readonly string[]>(values: T) => z.enum(values, "choiceInvalid")

const share = z.int("focusInvalid").check(z.gte(0, "focusInvalid"), z.lte(100, "focusInvalid"))
const MAX_TEXT = 40_000

/** Texts older than their translation. The server adds them; staff remove those that are still right. */
export const outdated = listOf(
  z.strictObject(
    { language: choice(LANGUAGES), text: z.string("textInvalid").check(longest(MAX_TEXT)) },
    { error: fieldsError("textInvalid") },
  ),
  500,
)

/** The API returns the fields that it takes: shapes.server.ts is built from those below. */
export const imageFields = {
  url: z
    .string("imageInvalid")
    .check(z.regex(/^\/media(\/[a-z0-9-]{1,80}){2}\/[a-z0-9-]{1,40}\.(avif|webp)$/, "imageInvalid")),
  alt: z._default(
    z.strictObject({ en: oneLine(300, "textInvalid"), vi: oneLine(300, "textInvalid") }, "imageInvalid"),
    { en: "", vi: "" },
  ),
  width: z._default(wholeNumber(1, 20_000), 1440),
  height: z._default(wholeNumber(1, 20_000), 810),
  color: z
    ._default(z.string("imageInvalid").check(z.regex(/^#[0-9a-f]{6}$/i, "imageInvalid")), "#d9d4c7")
    .check(z.meta({ description: "The colour shown while the picture loads" })),
  focus: z
    .optional(z.strictObject({ x: share, y: share }, { error: fieldsError("focusInvalid") }))
    .check(z.meta({ description: "The position of its subject, from the left and the top. Crops keep it in view." })),
}

/** A picture of our own media, or its URL alone. */
export const image = acceptsAlso(
  z.strictObject(imageFields, { error: fieldsError("imageInvalid") }),
  [{ type: "string", description: "Its address" }],
  (value) => (typeof value === "string" ? { url: value } : value),
)
export const images = listOf(image, 30)

const percent = z.int("bandsInvalid").check(z.gte(0, "bandsInvalid"), z.lte(100, "bandsInvalid"))
const hours = z.int("bandsInvalid").check(z.gte(0, "bandsInvalid"), z.lte(9000, "bandsInvalid"))

export const cancellationBandFields = { hoursBefore: hours, refundPercent: percent }

/** Refunds by hours before the start, earliest first. */
export const cancellationBands = listOf(
  z.strictObject(cancellationBandFields, { error: fieldsError("bandsInvalid") }),
  10,
).check(
  z.refine(
    (bands) => bands.every((band, nth) => nth === 0 || band.hoursBefore < (bands[nth - 1]?.hoursBefore ?? 0)),
    "bandsInvalid",
  ),
)

/** Whether no two items have the same code. */
export const haveOwnCodes = <T extends { code: string }>(list: readonly T[]) =>
  new Set(list.map(({ code }) => code)).size === list.length

/** Returns the message key for a missing value, or for any other that is wrong. */
export const orMissing = (missing: string, wrong: string) => (issue: { input?: unknown }) =>
  issue.input == null ? missing : wrong

/** The slug of what staff choose. Error if nothing is chosen: `missing`. */
export const chosenSlug = (missing: string) =>
  z
    .string({ error: orMissing(missing, "slugInvalid") })
    .check(longest(MAX_SLUG, "slugInvalid"), z.regex(SLUG, "slugInvalid"))

const anything = z.optional(z.unknown())

/** The slug of a category, or an object with it (spec §3). Error if nothing is chosen: `missing`. */
export const slugOrNamed = (missing = "slugInvalid") =>
  z.union([slug, z.strictObject({ slug, name: anything, _id: anything, isActive: anything }, "slugInvalid")], {
    error: orMissing(missing, "slugInvalid"),
  })

export const slugIn = (category: unknown) => (isObject(category) ? category.slug : category)

export const knownVersion = z.optional(z.int("versionInvalid").check(z.gte(1, "versionInvalid")))

/** A parsed request. Read-only fields are undefined. */
export type Sent = Readonly<Record<string, unknown>>

type Shape = z.core.$ZodShape

/** Fields that the server sets. Clients may send back what they have read; it is dropped. */
export function readOnly(...names: string[]): Shape {
  const meta = { readOnly: true, description: "Set by the server, ignored here" }
  const dropped = z.pipe(
    z.unknown().register(z.globalRegistry, meta),
    z.transform(() => undefined),
  )
  return Object.fromEntries(names.map((name) => [name, z.optional(dropped)]))
}

export const serverFields = readOnly("_id", "createdAt", "updatedAt")

/**
 * Returns the schemas of an entry, its creation and its change. A creation may leave out the `optional` fields. `sent`
 * has other forms of fields and what else may be sent.
 */
export function entrySchemas<R extends Shape, O extends Shape>(needed: R, optional: O, sent: Shape = {}) {
  const error = { error: fieldsError("fieldRequired") }
  const entry = z.strictObject({ ...needed, ...optional }, error)
  const more: Record<never, never> = z.partial(z.object(sent)).shape
  // What an entry needs is needed in every form that clients send.
  const neededAsSent: Record<never, never> = pick(sent, ...Object.keys(sent).filter((name) => name in needed))
  return {
    entry,
    creation: z.strictObject({ ...needed, ...z.partial(z.object(optional)).shape, ...more, ...neededAsSent }, error),
    change: z.strictObject({ ...z.partial(entry).shape, ...more, version: knownVersion }, error),
  }
}
