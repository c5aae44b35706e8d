import assert from "node:assert/strict"
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { after, test } from "node:test"
import { cruise, type ICruiseResult } from "dependency-cruiser"
import extractOptions from "dependency-cruiser/config-utl/extract-depcruise-options"

/** Importing file, imported file (`type` before it: only its types), and the rule that must object. */
type Case = [from: string, to: string, rule?: string]

const TYPES = /^type /

const CONFIG = join(import.meta.dirname, "..", ".dependency-cruiser.mjs")
const { BOOKINGS, DOMAIN }: Record<"BOOKINGS" | "DOMAIN", (string | string[])[]> = await import(CONFIG)

const cases: Case[] = [
  ["src/lib/money.ts", "src/lib/absent.ts", "everything-resolves"],

  ["src/lib/one.ts", "src/lib/two.ts", "no-cycles"],
  ["src/lib/two.ts", "src/lib/one.ts"],
  ["src/lib/types-one.ts", "type src/lib/types-two.ts", "no-cycles"],
  ["src/lib/types-two.ts", "type src/lib/types-one.ts"],
  ["src/domain/tours/tour.ts", "type src/domain/tours/shapes.server.ts"],
  ["src/domain/tours/shapes.server.ts", "src/domain/tours/tour.ts"],
  ["src/domain/blog/shapes.server.ts", "src/domain/blog/blog.server.ts", "nouns-and-shapes-share-types-only"],
  ["src/domain/blog/blog.server.ts", "src/domain/blog/shapes.server.ts"],
  ["src/site/tours/list/tour-list.tsx", "src/domain/tours/shapes.server.ts", "browsers-know-shapes-by-type"],

  ["src/lib/money.ts", "src/i18n/format.ts", "lib-stays-on-its-floor"],
  ["src/i18n/format.ts", "src/site/ui/price.tsx", "i18n-stays-on-its-floor"],
  ["src/server/mail/outbox.server.ts", "src/domain/settings/settings.server.ts", "server-stays-on-its-floor"],
  ["src/domain/tours/tour.ts", "src/site/tours/messages.ts", "domain-stays-on-its-floor"],
  ["src/domain/tours/staff-texts.ts", "src/office/tours/messages.ts", "domain-stays-on-its-floor"],
  ["src/site/frame/layout/header.tsx", "src/office/frame/theme.ts", "site-stays-on-its-floor"],
  ["src/office/frame/staff-app.tsx", "src/site/frame/root.tsx", "office-stays-on-its-floor"],
  ["src/office/bookings/page/booking-screen.tsx", "src/site/bookings/queries.ts", "office-stays-on-its-floor"],
  ["src/site/frame/layout/header.tsx", "src/site/tours/tour-card.tsx"],
  ["src/site/tours/page/tour-page.tsx", "src/site/reviews/review-list.tsx"],
  ["src/site/tours/page/tour-page.tsx", "src/domain/categories/category.ts"],
  ["src/site/ui/button.tsx", "src/i18n/localized.ts"],
  ["src/office/bookings/page/booking-screen.tsx", "src/office/ui/section.tsx"],
  ["src/office/bookings/page/booking-screen.tsx", "src/domain/bookings/messages.ts"],

  ["src/domain/bookings/bookings.server.ts", "src/domain/tours/tours.server.ts"],

  [
    "src/server/config/config.server.ts",
    "src/server/database/backup/backup.server.ts",
    "server-config-imports-nothing-above",
  ],
  ["src/server/database/locks.server.ts", "src/server/http/csrf.server.ts", "server-database-imports-nothing-above"],
  ["src/server/openapi/document.server.ts", "src/server/auth/roles.server.ts", "server-openapi-imports-nothing-above"],
  ["src/server/http/csrf.server.ts", "src/server/limits/bot-check.server.ts", "server-http-imports-nothing-above"],
  ["src/server/auth/roles.server.ts", "src/server/pages/robots.server.ts", "server-auth-imports-nothing-above"],
  ["src/server/auth/roles.server.ts", "src/server/mail/outbox.server.ts"],
  [
    "src/server/pages/robots.server.ts",
    "src/server/observability/health.server.ts",
    "server-pages-imports-nothing-above",
  ],
  ["src/server/pages/robots.server.ts", "src/server/config/config.server.ts"],
  [
    "src/server/observability/health.server.ts",
    "src/server/jobs/jobs.server.ts",
    "server-observability-imports-nothing-above",
  ],

  ["src/domain/bookings/bookings.slice.server.ts", "src/domain/bookings/mails/booking-mails.server.ts"],
  ["src/domain/bookings/routes.server.ts", "src/domain/bookings/staff/routes.server.ts"],

  ["src/site/frame/layout/header.tsx", "demo/posters/posters.ts", "only-the-start-knows-the-demo"],
  ["src/site.server.ts", "demo/demo.server.ts", "only-the-start-knows-the-demo"],
  ["src/main.server.ts", "demo/demo.server.ts"],
  ["demo/demo.server.ts", "demo/posters/posters.ts"],
  ["demo/demo.server.ts", "src/domain/content/import-content.server.ts"],
  ["demo/posters/posters.ts", "src/domain/tours/tour.ts", "posters-know-no-product"],

  ["src/site/tours/page/tour-page.tsx", "src/domain/tours/tours.server.ts", "server-stays-on-the-server"],
  ["src/router.tsx", "src/api.server.ts", "server-stays-on-the-server"],
  ["src/site/frame/layout/header.tsx", "src/server/mail/mail.ts", "server-stays-on-the-server"],
  ["src/server/mail/outbox.server.ts", "src/server/mail/mail.ts"],
  ["src/lib/api.ts", "src/api.server.ts"],
  ["src/lib/api.ts", "src/server/config/config.server.ts", "one-door-to-the-server"],
  ["src/api.server.ts", "src/domain/tours/routes.server.ts"],
  ["src/domain/tours/tours.test.ts", "src/server/database/database.server.ts"],
  ["scripts/start.ts", "src/server/config/config.server.ts"],

  ["src/site.server.ts", "src/domain/tours/tours.slice.server.ts", "lists-alone-name-slices"],
  ["src/office/frame/layout/menu.tsx", "src/office/tours/staff-slice.ts", "lists-alone-name-slices"],
  ["src/slices.server.ts", "src/domain/tours/tours.slice.server.ts"],
  ["src/office/frame/staff-slices.ts", "src/office/tours/staff-slice.ts"],
  ["src/office/tours/staff-slice.ts", "src/office/frame/staff-slice.ts"],

  ["src/site.server.ts", "src/site/frame/root.tsx", "server-draws-no-pages"],

  ["src/site.server.ts", "src/server/testing/api.ts", "test-support-stays-in-tests"],
  ["src/domain/tours/tours.test.ts", "src/server/testing/api.ts"],
  ["src/server/testing/api.ts", "src/api.server.ts"],
  ["src/server/http/listen.server.ts", "scripts/build.ts", "tools-are-not-imported"],
  ["src/server/http/listen.server.ts", "test/global-setup.ts", "tools-are-not-imported"],
  ["demo/demo.server.ts", "scripts/build.ts", "tools-are-not-imported"],

  ["src/site.server.ts", "src/domain/tours/tours.table.server.ts", "tables-belong-to-the-domain"],
  ["src/domain/tours/tours.server.ts", "src/domain/tours/tours.table.server.ts"],
  ["src/domain/bookings/bookings.table.server.ts", "src/domain/departures/departures.table.server.ts"],
  ["src/domain/tours/routes.server.ts", "src/domain/tours/tours.table.server.ts", "routes-have-no-sql"],
  ["src/domain/bookings/totals.server.ts", "src/domain/tours/tours.table.server.ts", "foreign-tables-for-joins-only"],
  ["src/domain/bookings/bookings.server.ts", "src/domain/tours/tours.table.server.ts"],
  [
    "src/domain/bookings/lifecycle/lifecycle.server.ts",
    "src/domain/bookings/create/routes.server.ts",
    "rooms-mount-no-routes",
  ],
  ["src/site/tours/page/tour-page.tsx", "src/lib/api.ts", "queries-use-the-door"],
  ["src/site/tours/queries.ts", "src/lib/api.ts"],

  ["scripts/start.ts", "node_modules/workbench", "shipped-code-needs-shipped-packages"],
  ["scripts/command.ts", "node_modules/workbench", "shipped-code-needs-shipped-packages"],
  ["src/server/http/listen.server.ts", "node_modules/workbench"],

  ...eachStep(DOMAIN, "domain", (slice) => `src/domain/${slice}/`),
  ...eachStep(BOOKINGS, "bookings", (room) => `src/domain/bookings/${room === "root" ? "" : `${room}/`}`),
]

/** Every room imports from the next one above, which the rule of the lower one forbids. */
function eachStep(rooms: (string | string[])[], name: string, folder: (room: string) => string): Case[] {
  const firsts = rooms.map((room) => [room].flat()[0]!)
  return firsts
    .slice(0, -1)
    .map((room, nth) => [
      `${folder(room)}low.server.ts`,
      `${folder(firsts[nth + 1]!)}high.server.ts`,
      `${name}-${room}-imports-nothing-above`,
    ])
}

const options = await extractOptions(CONFIG)
const ruleNames = options.ruleSet?.forbidden?.map((rule) => rule.name) ?? []
const folder = mkdtempSync(join(tmpdir(), "ghe-import-rules-"))
after(() => rmSync(folder, { recursive: true }))

test("every import rule objects to what it forbids, and to nothing else", async () => {
  layOut(cases)
  const expected = cases
    .filter(([, , rule]) => rule)
    .map(([from, to, rule]) => `${rule}: ${from} → ${to.replace(TYPES, "")}`)
  assert.deepEqual((await violations()).toSorted(), expected.toSorted())
})

test("the orders name every folder of the domain and of bookings", () => {
  const foldersOf = (path: string) =>
    readdirSync(join(import.meta.dirname, "..", path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .toSorted()
  assert.deepEqual(DOMAIN.flat().toSorted(), foldersOf("src/domain"))
  assert.deepEqual(BOOKINGS.flat().toSorted(), [...foldersOf("src/domain/bookings"), "root"].toSorted())
})

test("every import rule is exercised above", () => {
  const exercised = new Set(cases.map(([, , rule]) => rule))
  assert.ok(ruleNames.length > 0)
  assert.deepEqual(
    ruleNames.filter((name) => !exercised.has(name)),
    [],
  )
})

function layOut(imports: Case[]): void {
  const files = new Map<string, string[]>()
  for (const [from, target, rule] of imports) {
    const to = target.replace(TYPES, "")
    files.set(from, [...(files.get(from) ?? []), target])
    if (rule !== "everything-resolves") files.set(to, files.get(to) ?? [])
  }
  files.delete("node_modules/workbench")
  for (const [file, targets] of files) write(file, targets.map((target) => importing(file, target)).join(""))
  write("package.json", JSON.stringify({ imports: { "#*": "./src/*" }, devDependencies: { workbench: "1.0.0" } }))
  write("node_modules/workbench/package.json", JSON.stringify({ name: "workbench", version: "1.0.0", main: "main.js" }))
  write("node_modules/workbench/main.js", "")
}

function importing(file: string, target: string): string {
  const from = `"${specifier(file, target.replace(TYPES, ""))}"\n`
  return target.startsWith("type ") ? `import type {} from ${from}` : `import ${from}`
}

function specifier(from: string, to: string): string {
  if (to.startsWith("node_modules/")) return to.slice("node_modules/".length)
  if (to.startsWith("src/")) return `#${to.slice("src/".length)}`
  return `${"../".repeat(from.split("/").length - 1)}${to}`
}

function write(file: string, text: string): void {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

async function violations(): Promise<string[]> {
  const { enhancedResolveOptions, ...rest } = options
  const { output } = await cruise(
    ["src", "demo", "scripts"],
    { ...rest, baseDir: folder },
    enhancedResolveOptions ?? {},
  )
  return (output as ICruiseResult).summary.violations.map(({ rule, from, to }) => {
    const target = to.startsWith("#") ? `src/${to.slice(1)}` : to.replace(/^(node_modules\/[^/]+)\/.*/, "$1")
    return `${rule.name}: ${from} → ${target}`
  })
}
