import assert from "node:assert/strict"
import { it } from "node:test"
import { routes } from "../src/api.server.ts"
import { linesOfAreas, linesOfRoles } from "./roles.ts"

it("prints each route of the API once, on one screen", () => {
  const lines = linesOfRoles(routes)
  const printed = lines.flatMap((line) => line.match(/ \/\S*/g) ?? [])
  assert.equal(printed.length, Object.keys(routes).length)
  assert.ok(lines.length + linesOfAreas().length <= 75)
  assert.ok(lines.some((line) => / administration .* \/people\/erase( |$)/.test(line)))
  assert.ok(lines.some((line) => /^\/bookings +everyone but operations, accounts /.test(line)))
  assert.ok(linesOfAreas().includes("accounts        admin, staff, accounts"))
})
