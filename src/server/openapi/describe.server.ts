import * as z from "zod"
import type { ErrorCode } from "./errors.server.ts"
import { id, instant, pagination, version } from "./shapes.server.ts"

/** What the API says of one route beyond what its middleware and the table of roles tell. */
export type Description = {
  summary: string
  /** What a summary cannot hold, in Markdown's plainest form: paragraphs and `code`. */
  more?: string
  /** What success answers: JSON of this schema, or a text of a media type. */
  answer: z.ZodType | { mediaType: string }
  /** The status of success: 200 unless said. */
  status?: 200 | 201 | 202
  /** The errors that its handler throws. */
  errors?: ErrorCode[]
  /** What stands in the path, where that is neither an id nor a slug. */
  path?: Record<string, z.ZodType>
  /** False: without the last part of its path, though it is optional, it only says that this is missing. */
  shorter?: false
  /** Its body, where its middleware only knows that it is an object. */
  body?: z.core.$ZodType
  /** What its `multipart/form-data` may hold. */
  form?: z.ZodObject
  /** Takes an `Idempotency-Key`. */
  idempotent?: true
  /** Takes the tokens of guests. */
  guest?: true
  /** What it answers while something is wrong with the server, where that is no usual error. */
  failure?: z.ZodType
  /** A body worth showing. */
  example?: object
}

/** Descriptions by route, as the table of roles names them; `tag` is the group of the slice. */
export type Descriptions = Record<string, Description & { tag: string }>

/** The descriptions of a slice's routes. */
export function group(tag: string, routes: Record<string, Description>): Descriptions {
  return Object.fromEntries(Object.entries(routes).map(([route, description]) => [route, { ...description, tag }]))
}

/** `{success, data}`. */
export const one = (data: z.ZodType) => z.strictObject({ success: z.literal(true), data })
/** A list that comes whole. */
export const all = (item: z.ZodType) => one(z.array(item))
/** A list that comes in pages. */
export const pageOf = (item: z.ZodType) => z.strictObject({ success: z.literal(true), data: z.array(item), pagination })
/** What has nothing to tell. */
export const done = z.strictObject({ success: z.literal(true) })

/** What staff edit, as it is stored. */
export const stored = (entry: z.core.$ZodObject, name: string) =>
  z.strictObject({ ...entry._zod.def.shape, _id: id, version, updatedAt: instant }).meta({ id: name })

export const warnings = z
  .array(z.strictObject({ field: z.string(), message: z.string() }))
  .describe("What it still lacks: texts without Vietnamese")

/** `POST`, `PUT` and `DELETE` of a kind of content below `path`, as staff-routes.server.ts serves them. */
export function staffWrites(path: string, what: string, entry: z.ZodType): Record<string, Description> {
  const written = z.strictObject({ success: z.literal(true), data: entry, warnings })
  const removed = z.strictObject({ success: z.literal(true), archived: z.boolean(), message: z.string() })
  return {
    [`POST ${path}`]: { summary: `Add ${what}`, answer: written, status: 201, idempotent: true },
    [`PUT ${path}/:id`]: {
      summary: `Change ${what}`,
      more: "Only the fields that are sent change. A slug that is left leads to the new one.",
      answer: written,
      errors: ["NOT_FOUND", "VERSION_CONFLICT"],
    },
    [`DELETE ${path}/:id`]: {
      summary: `Delete ${what}`,
      more: "What is booked or in use is taken off the site instead, and `archived` is true.",
      answer: removed,
      errors: ["NOT_FOUND", "IN_USE"],
    },
  }
}
