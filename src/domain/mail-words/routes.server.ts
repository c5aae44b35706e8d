import { Hono } from "hono"
import * as z from "zod"
import { knownVersion } from "#domain/catalogue/content-fields.ts"
import { pageFields } from "#domain/catalogue/rows/list-schema.server.ts"
import { userOf } from "#server/auth/authorize.server.ts"
import { getSiteUrl } from "#server/config/running-config.server.ts"
import { notFound } from "#server/errors.server.ts"
import { body, query } from "#server/http/validation.server.ts"
import { all, describe, one, pageOf, success } from "#server/openapi/describe.server.ts"
import { language } from "#server/openapi/shapes.server.ts"
import { listSamples, previewWords, sendTest } from "./mail-preview.server.ts"
import { changeMailWords, findEditedMail, listMailKinds, listWordsRevisions } from "./mail-words.server.ts"
import * as shapes from "./shapes.server.ts"

const texts = z.record(z.string(), z.string()).describe("By the part of the mail. Parts that are missing stay")
const change = z.strictObject({ texts, version: knownVersion })
const about = z.uuid().optional().describe("A sample. The newest one by default")
const draft = z.strictObject({ about, en: texts.optional(), vi: texts.optional() })
const test = z.strictObject({ about, language })

const { kind } = shapes.path

export const mailWordsRoutes = new Hono()
  .get(
    "/",
    describe({ summary: "List the kinds of mails whose words can be changed", answer: all(shapes.listed) }),
    async (c) => c.json({ success: true, data: await listMailKinds() }),
  )
  .get(
    "/:kind",
    describe({
      summary: "Get the words of a mail in both languages",
      answer: one(shapes.edited),
      errors: ["NOT_FOUND"],
      path: { kind },
    }),
    async (c) => c.json({ success: true, data: await findEditedMail(c.req.param("kind")) }),
  )
  .get(
    "/:kind/samples",
    describe({
      summary: "List what a preview of a mail can be about",
      answer: all(shapes.sample),
      errors: ["NOT_FOUND"],
      path: { kind },
    }),
    async (c) => c.json({ success: true, data: await listSamples(c.req.param("kind")) }),
  )
  .post(
    "/:kind/preview",
    describe({
      summary: "Preview a mail in both languages",
      more: "`en` and `vi` are words that need not be saved. A field that the mail doesn't have is refused with its line. `data` is null if there is no booking or enquiry yet that it can be about.",
      answer: one(shapes.preview.nullable()),
      errors: ["NOT_FOUND"],
      path: { kind },
    }),
    body(draft),
    async (c) => {
      const site = { siteUrl: getSiteUrl(), staffEmail: "" }
      return c.json({ success: true, data: await previewWords(c.req.param("kind"), c.req.valid("json"), site) })
    },
  )
  .post(
    "/:kind/test",
    describe({
      summary: "Send a mail in the saved words to yourself",
      answer: success,
      errors: ["NOT_FOUND"],
      path: { kind },
    }),
    body(test),
    async (c) => {
      await sendTest(c.req.param("kind"), c.req.valid("json"), userOf(c))
      return c.json({ success: true })
    },
  )
  .put(
    "/:kind/:language",
    describe({
      summary: "Change the words of a mail in one language",
      more: "Texts may mention the fields of the mail as `{{guest}}`; any other field is refused with its line. An empty text is left out of the mail. If all texts are empty, the product's words come back.",
      answer: one(shapes.words),
      errors: ["NOT_FOUND", "VERSION_CONFLICT"],
      path: shapes.path,
      example: { texts: { opening: "We look forward to seeing you, {{guest}}!" } },
    }),
    body(change),
    async (c) => {
      const language = languageIn(c.req.param("language"))
      const data = await changeMailWords(c.req.param("kind"), language, c.req.valid("json"), userOf(c))
      return c.json({ success: true, data })
    },
  )
  .get(
    "/:kind/:language/changes",
    describe({
      summary: "List who changed the words of a mail, newest first",
      answer: pageOf(shapes.revision),
      errors: ["NOT_FOUND"],
      path: shapes.path,
    }),
    query(z.object(pageFields(50))),
    async (c) => {
      const language = languageIn(c.req.param("language"))
      const { data, pagination } = await listWordsRevisions(c.req.param("kind"), language, c.req.valid("query"))
      return c.json({ success: true, data, pagination })
    },
  )

/** @throws notFound for any other language */
function languageIn(name: string) {
  if (name !== "en" && name !== "vi") throw notFound("Language")
  return name
}
