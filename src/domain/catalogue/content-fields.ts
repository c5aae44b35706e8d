import * as z from "zod/mini"
import { LANGUAGES } from "#i18n/localized.ts"
import { alternativeForms } from "#lib/alternative-forms.ts"
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

/** The slug of a category, or an object with it (spec §3). */
export const slugOrNamed = z.union(
  [slug, z.strictObject({ slug, name: z.optional(z.unknown()), _id: z.optional(z.unknown()) }, "slugInvalid")],
  "slugInvalid",
)

export const slugIn = (category: unknown) => (isObject(category) ? category.slug : category)

export const knownVersion = z.optional(z.int("versionInvalid").check(z.gte(1, "versionInvalid")))

/** Read-only fields that clients may send back. `mayGrow`: a counter, so that a smaller value is accepted too. */
export type Derived = Record<string, { from?: string; mayGrow?: true }>

export const SERVER_FIELDS = { _id: {}, createdAt: {}, updatedAt: {} } satisfies Derived

type Shape = z.core.$ZodShape
type None = Record<never, never>
type Extras<C extends Shape, B extends Shape> = { completed?: C; bodies?: B; derived?: Derived }

/**
 * Returns the schemas of an entry, its creation and its change. `completed` fields may be omitted, `bodies` are
 * alternative forms, `derived` are read-only. The schema `completed` is for both once they are filled in.
 */
export function entrySchemas<R extends Shape, O extends Shape, C extends Shape = None, B extends Shape = None>(
  needed: R,
  defaulted: O,
  { completed = {} as C, bodies = {} as B, derived = {} }: Extras<C, B> = {},
) {
  const error = { error: fieldsError("fieldRequired") }
  const optional = <S extends Shape>(shape: S) => z.partial(z.object(shape)).shape
  const more = { ...optional(bodies), ...derivedShape(derived) }
  const entry = z.strictObject({ ...needed, ...completed, ...defaulted }, error)
  const filledIn = Object.entries(entry.shape).filter(([name]) => name in completed || name in bodies)
  return {
    entry,
    completed: z.object(Object.fromEntries(filledIn)),
    derived,
    creation: z.strictObject({ ...needed, ...optional({ ...completed, ...defaulted }), ...more }, error),
    change: z.strictObject(
      { ...optional({ ...needed, ...completed, ...defaulted }), ...more, version: knownVersion },
      error,
    ),
  }
}

/** The schema of derived fields. Whether their values match is checked in the transaction. */
export function derivedShape(derived: Derived): None {
  const field = ({ from }: Derived[string]) =>
    z.optional(
      z.unknown().register(z.globalRegistry, {
        readOnly: true,
        description: from ? `Follows from ${from}; accepted where it agrees` : "The server's; accepted where it agrees",
      }),
    )
  return Object.fromEntries(Object.entries(derived).map(([name, of]) => [name, field(of)]))
}
