import assert from "node:assert/strict"
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { test } from "node:test"
import { PRESET_LISTS } from "#domain/presets/presets.ts"
import { SETTINGS_GROUPS } from "#domain/settings/settings.ts"
import { staffSlices } from "#office/frame/staff-slices.ts"
import { areasOfScreens } from "./screen-areas.ts"

const OFFICE = join(import.meta.dirname, "../..")
/** Screens whose records have names. */
const NAMED: Record<string, readonly string[]> = { settings: Object.keys(SETTINGS_GROUPS), presets: PRESET_LISTS }

test("each address that the back office writes out leads to a screen", () => {
  const areaAt = areasOfScreens(staffSlices)
  const sources = globSync("**/*.{ts,tsx}", { cwd: OFFICE }).filter((file) => !file.endsWith(".test.ts"))
  const addresses = sources.flatMap((file) =>
    [...readFileSync(join(OFFICE, file), "utf8").matchAll(/"(\/staff\/[^"`$]*)"/g)].map(([, address = ""]) => address),
  )
  assert.ok(addresses.length > 15)
  const leads = (address: string) => {
    const [path = "", search] = address.split("?")
    const [, , resource = "", name] = path.split("/")
    const names = NAMED[resource]
    const isNamed = names === undefined || (name === undefined ? search === undefined : names.includes(name))
    return areaAt(address) !== undefined && isNamed
  }
  const lost = addresses.filter((address) => !leads(address))
  assert.deepEqual(lost, [])
})
