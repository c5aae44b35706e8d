import assert from "node:assert/strict"
import { test } from "node:test"
import { may, STAFF_ROLE_NAMES } from "#lib/roles.ts"
import { staffSlices } from "#office/frame/staff-slices.ts"
import { areasOfScreens, isInMenu } from "./screen-areas.ts"

const areaAt = areasOfScreens(staffSlices)

test("an address has the area of its resource or page, and of writing where it adds or changes a record", () => {
  const areas = [
    "/staff/bookings",
    "/staff/bookings/7/show",
    "/staff/bookings/create",
    "/staff/tours/7",
    "/staff/tours?filter=%7B%7D",
    "/staff/departures/7/show",
    "/staff/departures/schedules?tour=7",
    "/staff/departures/7/print",
    "/staff/settings/pricing",
    "/staff/users",
    "/staff",
    "/tour/ha-long",
  ].map(areaAt)
  assert.deepEqual(areas, [
    "bookings",
    "bookings",
    "sales",
    "content",
    "content",
    "guests",
    "operations",
    "guests",
    "accounts",
    "administration",
    undefined,
    undefined,
  ])
})

test("each role finds the screens of its job in the menu", () => {
  const screens = staffSlices.flatMap(({ resources = [], pages = [] }) => [...resources, ...pages])
  const menuOf = (role: (typeof STAFF_ROLE_NAMES)[number]) =>
    screens.filter((screen) => isInMenu(screen, (area) => may({ role }, area))).map(({ name }) => name)
  assert.deepEqual(
    menuOf("staff"),
    menuOf("admin").filter((name) => name !== "users"),
  )
  assert.deepEqual(menuOf("accounts"), [
    ...["bookings", "bank-statements", "refunds", "invoices", "cashBook", "figures", "settings"],
  ])
  assert.deepEqual(menuOf("guide"), [])
  for (const role of STAFF_ROLE_NAMES) assert.equal(menuOf(role).includes("users"), role === "admin")
  assert.ok(!menuOf("content").includes("bookings"))
  assert.ok(menuOf("content").includes("tours"))
  // Others find them under Settings.
  for (const role of ["content", "admin"] as const)
    assert.equal(menuOf(role).includes("synonyms"), role === "content", role)
  assert.ok(!menuOf("accounts").includes("tours"))
})
