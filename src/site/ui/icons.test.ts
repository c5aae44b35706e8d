import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { it } from "node:test"

const read = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8")

it("icons.svg holds the icons that icon.tsx names", () => {
  const symbols = [...read("icons.svg").matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)
  const names = [...read("icon.tsx").matchAll(/^ {2}\| "([^"]+)"$/gm)].map(([, name]) => name)
  assert.deepEqual(symbols, names)
})
