import assert from "node:assert/strict"
import { it } from "node:test"
import { findSettings } from "#domain/settings/settings.server.ts"
import { db } from "#server/database/database.server.ts"
import { queueMails } from "#server/mail/outbox.server.ts"
import { outbox } from "#server/mail/outbox.table.server.ts"
import { SITE } from "#server/testing/api.ts"
import { openEmptySite } from "#server/testing/site.ts"
import { accountMails } from "./account-mails.server.ts"

await openEmptySite()

it("sends every kind of account mail before those that anyone can trigger, but forgotten passwords", async () => {
  const kinds = Object.keys(accountMails({ ...SITE, findCompany: findSettings, findWords: async () => ({}) }))
  await queueMails(kinds.map((kind) => ({ kind, recipient: "owner@mail.example", language: "en", payload: {} })))
  const late = (await db.select().from(outbox)).filter(({ priority }) => priority > 2)
  assert.deepEqual(
    late.map(({ kind }) => kind),
    ["reset-password"],
  )
})
