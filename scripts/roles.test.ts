import assert from "node:assert/strict"
import { it } from "node:test"
import { routes } from "../src/api.server.ts"
import { linesOfAreas, linesOfRoles } from "./roles.ts"

it("prints each route of the API once, on one screen", () => {
  const lines = linesOfRoles(routes)
  const printed = lines.flatMap((line) => line.match(/\/\S*/g)?.slice(1) ?? [])
  assert.equal(printed.length, Object.keys(routes).length)
  assert.ok(lines.length + linesOfAreas().length <= 75)
  assert.equal(lines.find((line) => /^\/people +administration /.test(line))?.endsWith(" POST /erase"), true)
  assert.ok(lines.some((line) => /^\/bookings +everyone but operations, accounts /.test(line)))
  assert.ok(linesOfAreas().includes("accounts        admin, staff, accounts"))
})
