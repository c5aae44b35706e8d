import assert from "node:assert/strict"
import { test } from "node:test"
import { staffSlices } from "#office/frame/staff-slices.ts"
import { mailKinds } from "#server/mail/words/mail-kinds.server.ts"
import "../../slices.server.ts"

test("every mail whose words can be changed has a name for staff", () => {
  const names = Object.assign({}, ...staffSlices.map(({ mails }) => mails))
  const kinds = mailKinds.all().flatMap(({ mails }) => mails.map(({ mail }) => mail.kind))
  assert.deepEqual(
    kinds.filter((kind) => !(kind in names)),
    [],
  )
})
