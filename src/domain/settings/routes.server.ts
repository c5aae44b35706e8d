import { Hono } from "hono"
import * as z from "zod"
import { staffOnlyForHidden, written } from "#domain/catalogue/rows/content-routes.server.ts"
import { detailQuery, pageFields } from "#domain/catalogue/rows/list-schema.server.ts"
import { oneFile, pacedUploads, readFile } from "#domain/uploads/multipart.server.ts"
import { userOf } from "#server/auth/authorize.server.ts"
import { body, parse, query } from "#server/http/validation.server.ts"
import { limitByNetwork } from "#server/limits/rate-limits.server.ts"
import { describe, one, pageOf } from "#server/openapi/describe.server.ts"
import { PAPER_SIZES } from "./bank-accounts/bank-account.ts"
import { storeLogo } from "./logo/logos.server.ts"
import {
  findPublicSettings,
  findSettingsGroup,
  parseSettingsGroup,
  readSettings,
  readSettingsGroup,
} from "./settings.server.ts"
import { groupChange, settingsChange } from "./settings-entry.schema.ts"
import { changeSettings } from "./settings-writes.server.ts"
import * as shapes from "./shapes.server.ts"
import { listSettingsRevisions } from "./staff/settings-history.server.ts"
import { staffMessages } from "./staff-messages.ts"

const counterQuery = z.object({ account: z.string().max(40), size: z.enum(PAPER_SIZES).default("A6") })
const changesQuery = z.object(pageFields(50))

export const settingsRoutes = new Hono()
  .get(
    "/",
    describe({
      summary: "Get the company details and appearance of the site",
      more: "`view=edit` returns the editable fields, for staff.",
      answer: one(z.union([shapes.stored, shapes.settings])),
    }),
    staffOnlyForHidden,
    query(detailQuery),
    async (c) => {
      const edited = c.req.valid("query").view === "edit"
      return c.json({ success: true, data: edited ? await readSettings() : await findPublicSettings() })
    },
  )
  .put(
    "/",
    describe({
      summary: "Change settings",
      more: "Changes only the fields sent. With `version` it fails if someone else has changed them since. Only administrators may change `retention`, `isOpen` and `secondFactorRoles`, and only administrators and accountants `bankAccounts`. `exchangeRate` affects how lists sort and filter prices in đồng.",
      answer: shapes.written,
      errors: ["VERSION_CONFLICT"],
    }),
    body(settingsChange, staffMessages),
    async (c) => c.json(written(c, await changeSettings(c.req.valid("json"), userOf(c)))),
  )
  .get(
    "/counter-code.pdf",
    describe({
      summary: "Get a page with the reusable VietQR code of a bank account",
      more: "For a counter, in both languages. `account` is the bank's BIN and the number, as in `970436-0123456789`: whoever knows it learns nothing new.",
      answer: { mediaType: "application/pdf" },
      errors: ["NOT_FOUND"],
    }),
    query(counterQuery, staffMessages),
    limitByNetwork("documents"),
    async (c) => {
      const { account, size } = c.req.valid("query")
      const { makeCounterCode } = await import("./bank-accounts/counter-code.server.ts")
      const page = await makeCounterCode(account, size)
      return c.body(new Uint8Array(page), 200, {
        "content-type": "application/pdf",
        "content-disposition": `inline; filename="vietqr-${size.toLowerCase()}.pdf"`,
        "cache-control": "no-store",
      })
    },
  )
  .post(
    "/logo",
    describe({
      summary: "Upload a logo",
      more: "Stores it until a change of the settings names it; a logo that isn't named is deleted after a day. It is kept as pixels, without anything else of the file. An SVG is cleaned first, and refused if it holds text, pictures, or more than a logo needs.",
      form: shapes.logoForm,
      answer: one(shapes.logo),
      status: 201,
      errors: ["TOO_MANY_REQUESTS"],
    }),
    pacedUploads,
    oneFile,
    async (c) => {
      const { file } = await readFile(c)
      return c.json({ success: true, data: await storeLogo(file, userOf(c)) }, 201)
    },
  )
  .get(
    "/group/:group",
    describe({
      summary: "Get a group of settings",
      more: "`view=edit` returns the editable fields, for staff.",
      answer: one(z.union([shapes.storedPart, shapes.part])),
      errors: ["NOT_FOUND"],
      path: shapes.path,
    }),
    staffOnlyForHidden,
    query(detailQuery),
    async (c) => {
      const group = parseSettingsGroup(c.req.param("group"))
      const edited = c.req.valid("query").view === "edit"
      return c.json({ success: true, data: edited ? await readSettingsGroup(group) : await findSettingsGroup(group) })
    },
  )
  .get(
    "/group/:group/changes",
    describe({
      summary: "List who changed a group of settings, newest first",
      answer: pageOf(shapes.revision),
      errors: ["NOT_FOUND"],
      path: shapes.path,
    }),
    query(changesQuery),
    async (c) => {
      const group = parseSettingsGroup(c.req.param("group"))
      return c.json({ success: true, ...(await listSettingsRevisions(group, c.req.valid("query"))) })
    },
  )
  .put(
    "/group/:group",
    body(z.looseObject({})),
    describe({
      summary: "Change a group of settings",
      more: "Changes only the fields sent and returns all settings in `data`. `version` is shared by all groups. Accountants may change `pricing` and `bankAccounts` only. Only they and administrators may change `bankAccounts`, and only administrators `privacy`, `opening` and `signIn`.",
      body: z.union(shapes.names.map(groupChange)),
      answer: shapes.written,
      errors: ["NOT_FOUND", "VERSION_CONFLICT"],
      path: shapes.path,
    }),
    async (c) => {
      const sent = parse(groupChange(parseSettingsGroup(c.req.param("group"))), c.req.valid("json"), staffMessages)
      return c.json(written(c, await changeSettings(sent, userOf(c))))
    },
  )
