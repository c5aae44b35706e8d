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
  ["src/domain/tours/tour.ts", "type src/domain/tours/shapes.server.ts"],
  ["src/domain/tours/shapes.server.ts", "src/domain/tours/tour.ts"],
  ["src/domain/blog/shapes.server.ts", "src/domain/blog/blog.server.ts", "nouns-and-shapes-share-types-only"],
  ["src/domain/blog/blog.server.ts", "src/domain/blog/shapes.server.ts"],
  ["src/site/tours/list/tour-list.tsx", "src/domain/tours/shapes.server.ts", "browsers-know-shapes-by-type"],

  ["src/lib/money.ts", "src/i18n/format.ts", "lib-imports-nothing-left-of-it"],
  ["src/i18n/format.ts", "src/site/ui/price.tsx", "i18n-imports-nothing-left-of-it"],
  ["src/site/ui/price.tsx", "src/domain/tours/tour.ts", "ui-imports-nothing-left-of-it"],
  ["src/site/tours/page/tour-page.tsx", "src/site/frame/layout/header.tsx", "features-imports-nothing-left-of-it"],
  ["src/site/frame/layout/header.tsx", "src/site/tours/tour-card.tsx"],
  ["src/site/tours/page/tour-page.tsx", "src/site/ui/button.tsx"],
  ["src/site/ui/button.tsx", "src/i18n/localized.ts"],

  ["src/site/frame/layout/header.tsx", "demo/posters/posters.ts", "only-the-start-knows-the-demo"],
  ["src/site.server.ts", "demo/demo.server.ts", "only-the-start-knows-the-demo"],
  ["src/main.server.ts", "demo/demo.server.ts"],
  ["demo/demo.server.ts", "demo/posters/posters.ts"],
  ["demo/demo.server.ts", "src/domain/tours/tours.server.ts"],
  ["demo/demo.server.ts", "src/domain/content/import-content.server.ts"],
  ["src/domain/content/import-content.server.ts", "src/domain/tours/tours.server.ts"],
  ["demo/posters/posters.ts", "src/domain/tours/tour.ts", "posters-know-no-product"],

  ["src/site/tours/page/tour-page.tsx", "src/domain/tours/tours.server.ts", "server-stays-on-the-server"],
  ["src/router.tsx", "src/api.server.ts", "server-stays-on-the-server"],
  ["src/lib/api.ts", "src/api.server.ts"],
  ["src/lib/api.ts", "src/server/config/config.server.ts", "one-door-to-the-server"],
  ["src/api.server.ts", "src/domain/tours/routes.server.ts"],
  ["src/domain/tours/tours.test.ts", "src/server/database/database.server.ts"],
  ["scripts/start.ts", "src/server/config/config.server.ts"],

  ["src/site.server.ts", "src/domain/tours/tours.slice.server.ts", "lists-alone-name-slices"],
  ["src/staff/layout/menu.tsx", "src/office/tours/staff-slice.ts", "lists-alone-name-slices"],
  ["src/slices.server.ts", "src/domain/tours/tours.slice.server.ts"],
  ["src/office/frame/staff-slices.ts", "src/office/tours/staff-slice.ts"],

  ["src/site/frame/layout/header.tsx", "src/server/mail/mail.ts", "server-room"],
  ["src/server/mail/outbox.server.ts", "src/server/mail/mail.ts"],
  ["src/site.server.ts", "src/site/frame/root.tsx", "server-draws-no-pages"],
  ["src/domain/reviews/reviews.server.ts", "src/site/reviews/queries.ts", "server-draws-no-pages"],

  ["src/site.server.ts", "src/server/testing/api.ts", "test-support-stays-in-tests"],
  ["src/domain/tours/tours.test.ts", "src/server/testing/api.ts"],
  ["src/server/testing/api.ts", "src/api.server.ts"],
  ["src/server/http/listen.server.ts", "scripts/build.ts", "tools-are-not-imported"],
  ["src/server/http/listen.server.ts", "test/global-setup.ts", "tools-are-not-imported"],
  ["demo/demo.server.ts", "scripts/build.ts", "tools-are-not-imported"],

  ["src/site.server.ts", "src/domain/tours/tours.table.server.ts", "tables-belong-to-the-domain"],
  ["src/domain/tours/tours.server.ts", "src/domain/tours/tours.table.server.ts"],
  ["src/domain/bookings/bookings.table.server.ts", "src/domain/departures/departures.table.server.ts"],
  ["src/server/auth/sessions.table.server.ts", "src/server/auth/users.table.server.ts"],
  ["src/domain/tours/routes.server.ts", "src/domain/tours/tours.table.server.ts", "routes-have-no-sql"],
  ["src/features/bookings/quote.server.ts", "src/domain/tours/tours.table.server.ts", "foreign-tables-for-joins-only"],
  ["src/domain/bookings/bookings.server.ts", "src/domain/tours/tours.table.server.ts"],

  ["src/site/bookings/manage/list/bookings-page.tsx", "src/site/account/auth-store.ts"],
  [
    "src/site/bookings/manage/list/bookings-page.tsx",
    "src/site/account/pages/login-page.tsx",
    "slices-meet-at-the-front",
  ],
  ["src/site/tours/page/tour-page.tsx", "src/lib/api.ts", "queries-use-the-door"],
  ["src/site/tours/queries.ts", "src/lib/api.ts"],

  [
    "src/site/bookings/manage/list/bookings-page.tsx",
    "src/site/tours/list/tour-filters.tsx",
    "slices-meet-at-the-front",
  ],
  ["src/site/bookings/manage/list/bookings-page.tsx", "src/domain/tours/messages.ts", "slices-meet-at-the-front"],
  ["src/domain/bookings/bookings.server.ts", "src/domain/tours/routes.server.ts", "slices-meet-at-the-front"],
  ["src/site/bookings/manage/list/bookings-page.tsx", "src/site/tours/tour-card.tsx"],
  ["src/site/bookings/manage/list/bookings-page.tsx", "src/site/tours/queries.ts"],
  ["src/site/bookings/manage/list/bookings-page.tsx", "src/domain/tours/tour.ts"],
  ["src/site/tours/page/tour-page.tsx", "src/domain/categories/category.ts"],
  ["src/site/tours/page/tour-page.tsx", "src/domain/settings/settings.ts"],
  ["src/domain/bookings/bookings.server.ts", "src/domain/tours/tours.server.ts"],
  ["src/domain/tours/routes.server.ts", "src/domain/departures/shapes.server.ts"],
  ["src/domain/departures/staff/manifest.server.ts", "src/domain/bookings/departures/passengers.server.ts"],
  [
    "src/features/tours/staff/manifest.server.ts",
    "src/domain/bookings/departures/passengers.server.ts",
    "slices-meet-at-the-front",
  ],

  [
    "src/domain/bookings/quote/tour.ts",
    "src/domain/bookings/summary/booking-summary.ts",
    "bookings-quote-imports-no-higher-room",
  ],
  [
    "src/domain/bookings/missing-details.ts",
    "src/domain/bookings/create/booking-request.schema.ts",
    "bookings-root-imports-no-higher-room",
  ],
  [
    "src/domain/bookings/summary/booking-locations.ts",
    "src/domain/bookings/create/booking-request.schema.ts",
    "bookings-summary-imports-no-higher-room",
  ],
  [
    "src/domain/bookings/create/held-seats.server.ts",
    "src/domain/bookings/lifecycle/move.server.ts",
    "bookings-create-imports-no-higher-room",
  ],
  [
    "src/domain/bookings/lifecycle/notify.server.ts",
    "src/domain/bookings/mails/booking-mails.server.ts",
    "bookings-lifecycle-imports-no-higher-room",
  ],
  [
    "src/domain/bookings/payments/payments.server.ts",
    "src/domain/bookings/staff/staff-booking.ts",
    "bookings-payments-imports-no-higher-room",
  ],
  [
    "src/domain/bookings/documents/document.ts",
    "src/site/bookings/manage/messages.ts",
    "bookings-documents-imports-no-higher-room",
  ],
  [
    "src/site/bookings/checkout/price-words.ts",
    "src/domain/bookings/manage/actions/moved-leg.ts",
    "bookings-checkout-imports-no-higher-room",
  ],
  [
    "src/domain/bookings/guest/guest-access.server.ts",
    "src/domain/bookings/mails/mail-parts.server.ts",
    "bookings-guest-imports-no-higher-room",
  ],
  [
    "src/domain/bookings/mails/change-mails.server.ts",
    "src/domain/bookings/manage/actions/moved-leg.ts",
    "bookings-mails-imports-no-higher-room",
  ],
  [
    "src/site/bookings/manage/booking-cache.ts",
    "src/office/bookings/format.ts",
    "bookings-manage-imports-no-higher-room",
  ],
  [
    "src/domain/bookings/staff/calendar.server.ts",
    "src/domain/bookings/departures/passengers.server.ts",
    "bookings-staff-imports-no-higher-room",
  ],
  ["src/site/bookings/queries.ts", "src/domain/bookings/lifecycle/changes.schema.ts"],
  ["src/domain/bookings/departures/call-off-preview.server.ts", "src/domain/bookings/quote/types.ts"],
  ["src/domain/bookings/bookings.slice.server.ts", "src/domain/bookings/mails/booking-mails.server.ts"],
  ["src/domain/bookings/routes.server.ts", "src/domain/bookings/staff/routes.server.ts"],
  [
    "src/domain/bookings/lifecycle/routes.server.ts",
    "src/features/bookings/create/routes.server.ts",
    "rooms-mount-no-routes",
  ],

  ["src/domain/holidays/holidays.server.ts", "src/domain/account/last-change.server.ts"],
  ["src/domain/tours/tour.ts", "src/domain/catalogue/content.ts"],
  ["src/site/catalogue/queries.ts", "src/domain/blog/post.ts", "catalogue-is-below-the-slices"],

  ["src/server/mail/outbox.server.ts", "src/domain/settings/settings.server.ts", "server-knows-no-feature"],
  ["src/server/jobs/jobs.server.ts", "src/domain/settings/settings.server.ts", "server-knows-no-feature"],
  ["src/server/auth/authorize.server.ts", "src/domain/account/account.ts"],
  ["src/site.server.ts", "src/domain/settings/settings.server.ts"],
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

  ["src/site/frame/layout/header.tsx", "src/office/frame/theme.ts", "public-pages-load-no-staff-code"],
  [
    "src/site/tours/page/tour-page.tsx",
    "src/features/tours/staff/editor/tour-editor.tsx",
    "public-pages-load-no-staff-code",
  ],
  ["src/office/frame/staff-slices.ts", "src/office/bookings/staff-slice.ts"],
  ["src/office/bookings/page/booking-screen.tsx", "src/office/ui/section.tsx"],
  ["src/office/frame/staff-app.tsx", "src/site/frame/root.tsx", "staff-imports-no-public-pages"],
  ["src/office/bookings/page/booking-screen.tsx", "src/site/bookings/queries.ts", "staff-imports-no-public-pages"],

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
