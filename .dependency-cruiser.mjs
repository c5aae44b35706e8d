/**
 * Who may import whom (docs/architecture.md). `scripts/import-rules.test.ts` shows for each rule that it can fail.
 * A path ending in `.server.ts` never reaches the browser; `$1` stands for the first group of the `from` path.
 */

/** The schemas of answers, from which the types of a slice are derived. */
const SHAPES = "^src/domain/.+shapes\\.server\\.ts$"
const TESTS = "\\.test\\.tsx?$"
const TABLE = "\\.table\\.server\\.ts$"
const TOOLS = "^(scripts|bench|e2e|test)/"
const TEST_SUPPORT = "^src/server/testing/"
const SERVER_FILE = "\\.server\\.tsx?$"

/** What may reach the browser, except for the one door to the API. */
const BROWSER = { path: "^src/", pathNot: [SERVER_FILE, TESTS, TEST_SUPPORT, "^src/lib/api\\.ts$"] }

const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to })

/** Each floor, and those it may not import. */
const floors = [
  ["lib", "i18n|server|domain|site|office"],
  ["i18n", "server|domain|site|office"],
  ["server", "domain|site|office"],
  ["domain", "site|office"],
  ["site", "office"],
  ["office", "site"],
].map(([floor, others]) =>
  rule(
    `${floor}-stays-on-its-floor`,
    `src/${floor}/ may not import src/${others.replaceAll("|", "/, src/")}/.`,
    { path: `^src/${floor}/`, pathNot: [TESTS, TEST_SUPPORT, "^src/lib/api\\.ts$"] },
    { path: `^src/(${others})/` },
  ),
)

/** Rooms in order, lowest first: a room may import its own and those before it. */
function inOrder(prefix, rooms, where, fromNot = []) {
  return rooms.slice(0, -1).map((room, index) => {
    const above = rooms.slice(index + 1).flat()
    return rule(
      `${prefix}-${[room].flat()[0]}-imports-nothing-above`,
      `${[room].flat().join(", ")} may not import ${above.join(", ")}.`,
      { path: [room].flat().map(where), pathNot: [TESTS, ...fromNot] },
      { path: above.map(where) },
    )
  })
}

/** Slices meet downwards. What a lower slice needs of a higher one, the higher registers (server/slice.server.ts). */
export const DOMAIN = [
  "account",
  "catalogue",
  "uploads",
  "settings",
  "opening",
  "mail-words",
  "presets",
  "synonyms",
  "newsletter",
  "categories",
  "holidays",
  "tours",
  "resources",
  "transfers",
  "products",
  "blog",
  "pages",
  "departures",
  "assignments",
  "waiting-list",
  "bookings",
  "slips",
  "refunds",
  "bank-statements",
  "invoices",
  "boarding",
  "cash-book",
  "reviews",
  "enquiries",
  "contact-log",
  "wishlist",
  "search",
  "people",
  "audit-log",
  "privacy",
  "figures",
  "content",
]

const SERVER = [
  "config",
  "database",
  "openapi",
  "http",
  ["auth", "limits", "media", "mail"],
  ["pages", "documents"],
  "observability",
  "jobs",
]

/** In domain/bookings/. The root holds the booking. */
export const BOOKINGS = [
  "table",
  "quote",
  "buyer",
  ["root", "payment-plan"],
  "summary",
  "create",
  "search",
  "lifecycle",
  "payments",
  "documents",
  ["checkout", "guest"],
  "mails",
  "manage",
  "staff",
  "privacy",
]
const inBookings = (room) => `^src/domain/bookings/${room === "root" ? "[^/]+$" : `${room}/`}`

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    rule(
      "everything-resolves",
      "An import that leads nowhere would escape every other rule.",
      {},
      {
        couldNotResolve: true,
        pathNot: "^(virtual:|tanstack-start-)",
      },
    ),
    rule(
      "no-cycles",
      "Modules must not import each other in a circle, not even for their types.",
      {},
      {
        circular: true,
        viaOnly: { pathNot: SHAPES },
      },
    ),
    rule(
      "nouns-and-shapes-share-types-only",
      "A noun takes its types from the shapes of its slice, which take constants from it. Values form no circle.",
      { path: SHAPES },
      { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    ),
    ...floors,
    ...inOrder("domain", DOMAIN, (slice) => `^src/domain/${slice}/`),
    ...inOrder("server", SERVER, (room) => `^src/server/${room}/`),
    // The root mounts the routes of the rooms, and registers what they hold.
    ...inOrder("bookings", BOOKINGS, inBookings, ["/bookings/(routes|bookings\\.slice)\\.server\\.ts$"]),
    rule(
      "only-the-start-knows-the-demo",
      "The product does not know its demo company. main.server.ts has a new database filled with it.",
      { path: "^src/", pathNot: ["^src/main\\.server\\.ts$", TESTS] },
      { path: "^demo/" },
    ),
    rule(
      "posters-know-no-product",
      "demo/posters/ draws, and imports nothing of the product.",
      { path: "^demo/posters/" },
      { path: "^(?!demo/posters/|node_modules/)" },
    ),
    rule("server-stays-on-the-server", "lib/api.ts alone may take the API.", BROWSER, {
      path: [SERVER_FILE, "^src/server/"],
      pathNot: SHAPES,
    }),
    rule(
      "browsers-know-shapes-by-type",
      "Types are derived from the shapes of answers (`import type`). The schemas themselves stay on the server.",
      BROWSER,
      { path: SHAPES, dependencyTypesNot: ["type-only"] },
    ),
    rule(
      "one-door-to-the-server",
      "lib/api.ts may import api.server.ts, the way to call it directly and the cache, and nothing else of the server.",
      { path: "^src/lib/api\\.ts$" },
      {
        path: [SERVER_FILE, "^src/server/"],
        pathNot: "^src/(api|server/(http/in-process|database/cache))\\.server\\.ts$",
      },
    ),
    rule(
      "lists-alone-name-slices",
      "Descriptions of slices are imported by slices.server.ts and office/frame/staff-slices.ts, which all else is built from.",
      { path: "^src/", pathNot: ["^src/(slices\\.server|office/frame/staff-slices)\\.ts$", TESTS] },
      {
        path: ["^src/(domain/)?[^/]+/[^/]+\\.slice\\.server\\.ts$", "/staff-slice\\.ts$"],
        pathNot: "^src/office/frame/staff-slice\\.ts$",
      },
    ),
    rule(
      "server-draws-no-pages",
      "The server knows pages through the router only.",
      { path: [SERVER_FILE], pathNot: "^src/render\\.server\\.ts$" },
      { path: "^src/(site|office)/|^src/lib/api\\.ts$" },
    ),
    rule(
      "test-support-stays-in-tests",
      "What exists for tests is imported by tests, scripts and other test support only.",
      { pathNot: [TESTS, TOOLS, TEST_SUPPORT] },
      { path: [TESTS, TEST_SUPPORT] },
    ),
    rule(
      "tools-are-not-imported",
      "The product and its demo do not know scripts/, bench/, e2e/ and test/.",
      { path: "^(src|demo)/", pathNot: TESTS },
      { path: TOOLS },
    ),
    rule(
      "tables-belong-to-the-domain",
      "Only server files of the domain touch its tables. Tables refer to each other.",
      { pathNot: ["^src/domain/.+\\.server\\.ts$", TABLE, TESTS] },
      { path: "^src/domain/.+\\.table\\.server\\.ts$" },
    ),
    rule(
      "routes-have-no-sql",
      "Endpoints call the domain; they do not query.",
      { path: "routes\\.server\\.ts$" },
      { path: [TABLE, "^src/server/database/database\\.server\\.ts$"] },
    ),
    rule(
      "foreign-tables-for-joins-only",
      "Another slice's table is imported by <slice>.server.ts alone, to join it in a read, and by tables that refer to it.",
      {
        path: "^src/domain/([^/]+)/",
        pathNot: ["^src/domain/(?<slice>[^/]+)/\\k<slice>\\.server\\.ts$", TABLE, TESTS],
      },
      { path: "^src/domain/.+\\.table\\.server\\.ts$", pathNot: "^src/domain/$1/" },
    ),
    rule(
      "rooms-mount-no-routes",
      "The root of a slice mounts the routes of its rooms; no room mounts another's.",
      { path: "^src/domain/[^/]+/.+/", pathNot: TESTS },
      { path: "^src/domain/.+routes\\.server\\.ts$" },
    ),
    rule(
      "queries-use-the-door",
      "Only a slice's queries.ts calls lib/api.ts.",
      { path: "^src/", pathNot: ["/queries\\.ts$", TESTS] },
      { path: "^src/lib/api\\.ts$", dependencyTypesNot: ["type-only"] },
    ),
    rule(
      "shipped-code-needs-shipped-packages",
      "These run in production and are not bundled, so they must not import a devDependency.",
      { path: "^scripts/(start|command|build)\\.ts$" },
      { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    ),
  ],
  options: {
    // TypeScript 7 has no programming interface yet; swc reads the imports.
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    // The generator lets it import the router, which imports it: a circle that we cannot cut.
    exclude: { path: "route-tree\\.gen\\.ts$" },
    moduleSystems: ["es6"],
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".mjs", ".js", ".css", ".json"],
      conditionNames: ["import", "node", "types", "default"],
      exportsFields: ["exports"],
    },
  },
}
