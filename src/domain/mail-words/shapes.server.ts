import * as z from "zod"
import { instant, language, localized, version } from "#server/openapi/shapes.server.ts"

const texts = z.record(z.string(), z.string()).describe("By the part of the mail, such as `subject` and `greeting`")

export const listed = z
  .strictObject({
    _id: z.string().describe("The kind of mail"),
    group: localized,
    changed: z.array(language).describe("The languages whose words staff have changed"),
  })
  .meta({ id: "MailKind" })

export const words = z
  .strictObject({ texts, own: texts.describe("The product's words"), version, updatedAt: instant.nullable() })
  .meta({ id: "MailWords" })

export const edited = z
  .strictObject({
    _id: z.string(),
    samples: localized.nullable().describe("What a preview is about. Null if it is about nothing"),
    fields: z.array(z.strictObject({ name: z.string(), label: localized })).describe("Written as `{{name}}`"),
    parts: z.array(
      z.strictObject({ part: z.string(), name: localized, isLine: z.boolean(), max: z.int().describe("Characters") }),
    ),
    words: z.strictObject({ en: words, vi: words }),
  })
  .meta({ id: "EditedMail" })

export const revision = z
  .strictObject({
    _id: z.string(),
    at: instant,
    by: z.string().nullable().describe("Null for an account that is no longer in use"),
    texts,
  })
  .meta({ id: "MailWordsRevision" })

export const sample = z.strictObject({ id: z.uuid(), title: localized }).meta({ id: "MailSample" })

const rendered = z.strictObject({ subject: z.string(), html: z.string(), text: z.string() })
export const preview = z.strictObject({ en: rendered, vi: rendered }).meta({ id: "MailPreview" })

export const path = { kind: z.string().describe("The kind of mail"), language }
