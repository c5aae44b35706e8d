import assert from "node:assert/strict"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { after, test } from "node:test"
import { cruise, type ICruiseResult } from "dependency-cruiser"
import extractOptions from "dependency-cruiser/config-utl/extract-depcruise-options"

/** Importing file, imported file (`type` before it: only its types), and the rule that must object. */
type Case = [from: string, to: string, rule?: string]

const TYPES = /^type /

const cases: Case[] = [
  ["src/lib/money.ts", "src/lib/absent.ts", "everything-resolves"],

  ["src/lib/one.ts", "src/lib/two.ts", "no-cycles"],
  ["src/lib/two.ts", "src/lib/one.ts"],
  ["src/lib/types-one.ts", "type src/lib/types-two.ts", "no-cycles"],
  ["src/lib/types-two.ts", "type src/lib/types-one.ts"],
  ["src/features/tours/tour.ts", "type src/features/tours/shapes.server.ts"],
  ["src/features/tours/shapes.server.ts", "src/features/tours/tour.ts"],
  ["src/features/blog/shapes.server.ts", "src/features/blog/blog.server.ts", "nouns-and-shapes-share-types-only"],
  ["src/features/blog/blog.server.ts", "src/features/blog/shapes.server.ts"],
  ["src/features/tours/list/tour-list.tsx", "src/features/tours/shapes.server.ts", "browsers-know-shapes-by-type"],

  ["src/lib/money.ts", "src/i18n/format.ts", "lib-imports-nothing-left-of-it"],
  ["src/i18n/format.ts", "src/ui/price.tsx", "i18n-imports-nothing-left-of-it"],
  ["src/ui/price.tsx", "src/features/tours/tour.ts", "ui-imports-nothing-left-of-it"],
  ["src/features/tours/page/tour-page.tsx", "src/app/layout/header.tsx", "features-imports-nothing-left-of-it"],
  ["src/app/layout/header.tsx", "src/features/tours/tour-card.tsx"],
  ["src/features/tours/page/tour-page.tsx", "src/ui/button.tsx"],
  ["src/ui/button.tsx", "src/i18n/localized.ts"],

  ["src/app/layout/header.tsx", "demo/posters/posters.ts", "only-the-start-knows-the-demo"],
  ["src/site.server.ts", "demo/demo.server.ts", "only-the-start-knows-the-demo"],
  ["src/main.server.ts", "demo/demo.server.ts"],
  ["demo/demo.server.ts", "demo/posters/posters.ts"],
  ["demo/demo.server.ts", "src/features/tours/tours.server.ts"],
  ["demo/demo.server.ts", "src/server/content/import-content.server.ts"],
  ["src/server/content/import-content.server.ts", "src/features/tours/tours.server.ts"],
  ["demo/posters/posters.ts", "src/features/tours/tour.ts", "posters-know-no-product"],

  ["src/features/tours/page/tour-page.tsx", "src/features/tours/tours.server.ts", "server-stays-on-the-server"],
  ["src/router.tsx", "src/api.server.ts", "server-stays-on-the-server"],
  ["src/lib/api.ts", "src/api.server.ts"],
  ["src/lib/api.ts", "src/server/config/config.server.ts", "one-door-to-the-server"],
  ["src/api.server.ts", "src/features/tours/routes.server.ts"],
  ["src/features/tours/tours.test.ts", "src/server/database/database.server.ts"],
  ["scripts/start.ts", "src/server/config/config.server.ts"],

  ["src/site.server.ts", "src/features/tours/tours.slice.server.ts", "lists-alone-name-slices"],
  ["src/staff/layout/menu.tsx", "src/features/tours/staff/staff-slice.ts", "lists-alone-name-slices"],
  ["src/slices.server.ts", "src/features/tours/tours.slice.server.ts"],
  ["src/staff/staff-slices.ts", "src/features/tours/staff/staff-slice.ts"],

  ["src/app/layout/header.tsx", "src/server/mail/mail.ts", "server-room"],
  ["src/server/mail/outbox.server.ts", "src/server/mail/mail.ts"],
  ["src/site.server.ts", "src/app/root.tsx", "server-draws-no-pages"],
  ["src/features/reviews/reviews.server.ts", "src/features/reviews/queries.ts", "server-draws-no-pages"],

  ["src/site.server.ts", "src/server/testing/api.ts", "test-support-stays-in-tests"],
  ["src/features/tours/tours.test.ts", "src/server/testing/api.ts"],
  ["src/server/testing/api.ts", "src/api.server.ts"],
  ["src/server/http/listen.server.ts", "scripts/build.ts", "tools-are-not-imported"],
  ["src/server/http/listen.server.ts", "test/global-setup.ts", "tools-are-not-imported"],
  ["demo/demo.server.ts", "scripts/build.ts", "tools-are-not-imported"],

  ["src/site.server.ts", "src/features/tours/tours.table.server.ts", "tables-belong-to-the-domain"],
  ["src/features/tours/tours.server.ts", "src/features/tours/tours.table.server.ts"],
  ["src/features/bookings/bookings.table.server.ts", "src/features/departures/departures.table.server.ts"],
  ["src/server/auth/sessions.table.server.ts", "src/features/account/account.table.server.ts"],
  ["src/features/tours/routes.server.ts", "src/features/tours/tours.table.server.ts", "routes-have-no-sql"],
  [
    "src/features/bookings/quote.server.ts",
    "src/features/tours/tours.table.server.ts",
    "foreign-tables-for-joins-only",
  ],
  ["src/features/bookings/bookings.server.ts", "src/features/tours/tours.table.server.ts"],

  ["src/features/bookings/manage/list/bookings-page.tsx", "src/features/account/auth-store.ts"],
  [
    "src/features/bookings/manage/list/bookings-page.tsx",
    "src/features/account/pages/login-page.tsx",
    "slices-meet-at-the-front",
  ],
  ["src/features/tours/page/tour-page.tsx", "src/lib/api.ts", "queries-use-the-door"],
  ["src/features/tours/queries.ts", "src/lib/api.ts"],

  [
    "src/features/bookings/manage/list/bookings-page.tsx",
    "src/features/tours/list/tour-filters.tsx",
    "slices-meet-at-the-front",
  ],
  ["src/features/bookings/manage/list/bookings-page.tsx", "src/features/tours/messages.ts", "slices-meet-at-the-front"],
  ["src/features/bookings/bookings.server.ts", "src/features/tours/routes.server.ts", "slices-meet-at-the-front"],
  ["src/features/bookings/manage/list/bookings-page.tsx", "src/features/tours/tour-card.tsx"],
  ["src/features/bookings/manage/list/bookings-page.tsx", "src/features/tours/queries.ts"],
  ["src/features/bookings/manage/list/bookings-page.tsx", "src/features/tours/tour.ts"],
  ["src/features/tours/page/tour-page.tsx", "src/features/categories/category.ts"],
  ["src/features/tours/page/tour-page.tsx", "src/features/settings/settings.ts"],
  ["src/features/bookings/bookings.server.ts", "src/features/tours/tours.server.ts"],
  ["src/features/tours/routes.server.ts", "src/features/departures/shapes.server.ts"],
  ["src/features/departures/staff/manifest.server.ts", "src/features/bookings/departures/passengers.server.ts"],
  [
    "src/features/tours/staff/manifest.server.ts",
    "src/features/bookings/departures/passengers.server.ts",
    "slices-meet-at-the-front",
  ],

  [
    "src/features/bookings/quote/tour.ts",
    "src/features/bookings/summary/booking-summary.ts",
    "bookings-quote-imports-no-higher-room",
  ],
  [
    "src/features/bookings/missing-details.ts",
    "src/features/bookings/create/booking-request.schema.ts",
    "bookings-root-imports-no-higher-room",
  ],
  [
    "src/features/bookings/summary/booking-locations.ts",
    "src/features/bookings/create/booking-request.schema.ts",
    "bookings-summary-imports-no-higher-room",
  ],
  [
    "src/features/bookings/create/held-seats.server.ts",
    "src/features/bookings/lifecycle/move.server.ts",
    "bookings-create-imports-no-higher-room",
  ],
  [
    "src/features/bookings/lifecycle/notify.server.ts",
    "src/features/bookings/mails/booking-mails.server.ts",
    "bookings-lifecycle-imports-no-higher-room",
  ],
  [
    "src/features/bookings/payments/payments.server.ts",
    "src/features/bookings/staff/staff-booking.ts",
    "bookings-payments-imports-no-higher-room",
  ],
  [
    "src/features/bookings/documents/document.ts",
    "src/features/bookings/manage/messages.ts",
    "bookings-documents-imports-no-higher-room",
  ],
  [
    "src/features/bookings/checkout/price-words.ts",
    "src/features/bookings/manage/actions/moved-leg.ts",
    "bookings-checkout-imports-no-higher-room",
  ],
  [
    "src/features/bookings/guest/guest-access.server.ts",
    "src/features/bookings/mails/mail-parts.server.ts",
    "bookings-guest-imports-no-higher-room",
  ],
  [
    "src/features/bookings/mails/change-mails.server.ts",
    "src/features/bookings/manage/actions/moved-leg.ts",
    "bookings-mails-imports-no-higher-room",
  ],
  [
    "src/features/bookings/manage/booking-cache.ts",
    "src/features/bookings/staff/format.ts",
    "bookings-manage-imports-no-higher-room",
  ],
  [
    "src/features/bookings/staff/calendar.server.ts",
    "src/features/bookings/departures/passengers.server.ts",
    "bookings-staff-imports-no-higher-room",
  ],
  ["src/features/bookings/queries.ts", "src/features/bookings/lifecycle/changes.schema.ts"],
  ["src/features/bookings/departures/call-off-preview.server.ts", "src/features/bookings/quote/types.ts"],
  ["src/features/bookings/bookings.slice.server.ts", "src/features/bookings/mails/booking-mails.server.ts"],
  ["src/features/bookings/routes.server.ts", "src/features/bookings/staff/routes.server.ts"],
  [
    "src/features/bookings/lifecycle/routes.server.ts",
    "src/features/bookings/create/routes.server.ts",
    "rooms-mount-no-routes",
  ],

  ["src/features/holidays/holidays.server.ts", "src/features/account/last-change.server.ts"],
  ["src/features/tours/tour.ts", "src/features/catalogue/content.ts"],
  ["src/features/catalogue/queries.ts", "src/features/blog/post.ts", "catalogue-is-below-the-slices"],

  ["src/server/mail/outbox.server.ts", "src/features/settings/settings.server.ts", "server-knows-no-feature"],
  ["src/server/jobs/jobs.server.ts", "src/features/settings/settings.server.ts", "server-knows-no-feature"],
  ["src/server/auth/authorize.server.ts", "src/features/account/account.ts"],
  ["src/site.server.ts", "src/features/settings/settings.server.ts"],
  [
    "src/server/config/config.server.ts",
    "src/server/database/backup/backup.server.ts",
    "server-config-imports-no-higher-layer",
  ],
  ["src/server/database/locks.server.ts", "src/server/http/csrf.server.ts", "server-database-imports-no-higher-layer"],
  [
    "src/server/openapi/document.server.ts",
    "src/server/auth/roles.server.ts",
    "server-openapi-imports-no-higher-layer",
  ],
  ["src/server/http/csrf.server.ts", "src/server/limits/bot-check.server.ts", "server-http-imports-no-higher-layer"],
  ["src/server/auth/roles.server.ts", "src/server/pages/robots.server.ts", "server-auth-imports-no-higher-layer"],
  ["src/server/auth/roles.server.ts", "src/server/mail/outbox.server.ts"],
  [
    "src/server/pages/robots.server.ts",
    "src/server/observability/health.server.ts",
    "server-catalogue-imports-no-higher-layer",
  ],
  ["src/server/pages/robots.server.ts", "src/server/config/config.server.ts"],

  ["src/app/layout/header.tsx", "src/staff/theme.ts", "public-pages-load-no-staff-code"],
  [
    "src/features/tours/page/tour-page.tsx",
    "src/features/tours/staff/editor/tour-editor.tsx",
    "public-pages-load-no-staff-code",
  ],
  ["src/staff/staff-slices.ts", "src/features/bookings/staff/staff-slice.ts"],
  ["src/features/bookings/staff/page/booking-screen.tsx", "src/staff/ui/section.tsx"],
  ["src/staff/staff-app.tsx", "src/app/root.tsx", "staff-imports-no-public-pages"],
  [
    "src/features/bookings/staff/page/booking-screen.tsx",
    "src/features/bookings/queries.ts",
    "staff-imports-no-public-pages",
  ],

  ["scripts/start.ts", "node_modules/workbench", "shipped-code-needs-shipped-packages"],
  ["scripts/command.ts", "node_modules/workbench", "shipped-code-needs-shipped-packages"],
  ["src/server/http/listen.server.ts", "node_modules/workbench"],
]

const options = await extractOptions(join(import.meta.dirname, "..", ".dependency-cruiser.mjs"))
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
