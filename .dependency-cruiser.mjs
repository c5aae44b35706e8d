/**
 * Who may import whom (docs/architecture.md). `scripts/import-rules.test.ts` shows for each rule that it can fail.
 * A path ending in `.server.ts` never reaches the browser; `$1` stands for the first group of the `from` path.
 */

/** The schemas of answers, from which the types of a slice are derived. */
const SHAPES = "^src/features/.+shapes\\.server\\.ts$"
const TESTS = "\\.test\\.tsx?$"
const TABLE = "\\.table\\.server\\.ts$"
const TOOLS = "^(scripts|bench|e2e|test)/"
const TEST_SUPPORT = "^src/server/testing/"

/** What may reach the browser, except for the one door to the API. */
const BROWSER = { path: "^src/", pathNot: ["\\.server\\.tsx?$", TESTS, TEST_SUPPORT, "^src/lib/api\\.ts$"] }

/** In a slice: `tours/tours.server.ts`, its domain, and `tours/tour.ts`, its noun. */
const DOMAIN = "^src/features/(?<domain>[^/]+)/\\k<domain>\\.server\\.ts$"
const NOUN = [
  "^src/features/(?<plain>[^/]+)s/\\k<plain>\\.ts$",
  "^src/features/(?<soft>[^/]+)ies/\\k<soft>y\\.ts$",
  "^src/features/(?<same>[^/]+)/\\k<same>\\.ts$",
  "^src/features/blog/post\\.ts$",
]

/** What else other slices need of a slice. */
const SHARED =
  "^src/features/(account/(auth-store|last-change|staff/colleagues)|bookings/guest-tokens|categories/category-trees|reviews/trip-json-ld|search/(trip|ride|transfers/use-ride-of)|uploads/multipart|transfers/(staff/use-vehicles|timetable|vehicle|reversed))(\\.server)?\\.ts$"

/** `app → features → ui → i18n → lib`: a room may import what stands right of it, never what stands left. */
const leftwards = [
  ["lib", "i18n|ui|features|app"],
  ["i18n", "ui|features|app"],
  ["ui", "features|app"],
  ["features", "app"],
].map(([room, left]) => ({
  name: `${room}-imports-nothing-left-of-it`,
  comment: `${room}/ may not import ${left.replaceAll("|", "/, ")}/: the order is app → features → ui → i18n → lib.`,
  severity: "error",
  from: { path: `^src/${room}/` },
  to: { path: `^src/(${left})/` },
}))

/**
 * The layers of src/server/, lowest first: a room may import its own layer and those before it. Content, jobs and
 * testing stand above them all.
 */
const LAYERS = [
  ["config"],
  ["database"],
  ["openapi"],
  ["http"],
  ["auth", "limits", "media", "mail"],
  ["catalogue", "pages", "documents"],
  ["observability"],
]
const layers = LAYERS.slice(0, -1).map((rooms, index) => {
  const above = LAYERS.slice(index + 1).flat()
  return {
    name: `server-${rooms[0]}-imports-no-higher-layer`,
    comment: `src/server/${rooms.join(", ")} may not import ${above.join(", ")}: they are higher layers.`,
    severity: "error",
    from: { path: `^src/server/(${rooms.join("|")})/`, pathNot: TESTS },
    to: { path: `^src/server/(${[...above, "content", "jobs", "testing"].join("|")})/` },
  }
})

/** The rooms of features/bookings/, lowest first: a room imports from those before it. The root holds the booking. */
const BOOKING_ROOMS = [
  "quote",
  "root",
  "summary",
  "create",
  "lifecycle",
  "payments",
  "documents",
  "checkout",
  "guest",
  "mails",
  "manage",
  "staff",
  "departures",
]
const bookingRooms = BOOKING_ROOMS.slice(0, -1).map((room, index) => {
  const above = BOOKING_ROOMS.slice(index + 1)
  return {
    name: `bookings-${room}-imports-no-higher-room`,
    comment: `In features/bookings, ${room} may not import ${above.join(", ")}: the routes mount the rooms, the slice registers what they hold, and queries.ts names their requests.`,
    severity: "error",
    from: {
      path: `^src/features/bookings/${inRoom(room)}`,
      pathNot: ["/bookings/((routes|bookings\\.slice)\\.server|queries)\\.ts$", TESTS],
    },
    to: { path: above.map((higher) => `^src/features/bookings/${inRoom(higher)}`) },
  }
})

function inRoom(room) {
  return room === "root" ? "[^/]+$" : `${room}/`
}

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "everything-resolves",
      comment: "An import that leads nowhere would escape every other rule.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^(virtual:|tanstack-start-)" },
    },
    {
      name: "no-cycles",
      comment:
        "Modules must not import each other in a circle, not even for their types. Shapes have a rule of their own.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { pathNot: SHAPES } },
    },
    {
      name: "nouns-and-shapes-share-types-only",
      comment:
        "A noun takes its types from the shapes of its slice, which take constants from it. Values form no circle.",
      severity: "error",
      from: { path: SHAPES },
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    ...leftwards,
    {
      name: "only-the-start-knows-the-demo",
      comment: "The product does not know its demo company. main.server.ts has a new database filled with it.",
      severity: "error",
      from: { path: "^src/", pathNot: ["^src/main\\.server\\.ts$", TESTS] },
      to: { path: "^demo/" },
    },
    {
      name: "posters-know-no-product",
      comment: "demo/posters/ draws, and imports nothing of the product.",
      severity: "error",
      from: { path: "^demo/posters/" },
      to: { path: "^(?!demo/posters/|node_modules/)" },
    },
    {
      name: "server-stays-on-the-server",
      comment: "A *.server.ts is imported by *.server.ts, tests and scripts; lib/api.ts may take the API.",
      severity: "error",
      from: BROWSER,
      to: { path: "\\.server\\.tsx?$", pathNot: SHAPES },
    },
    {
      name: "browsers-know-shapes-by-type",
      comment:
        "Types are derived from the shapes of answers (`import type`). The schemas themselves stay on the server.",
      severity: "error",
      from: BROWSER,
      to: { path: SHAPES, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "one-door-to-the-server",
      comment:
        "lib/api.ts may import api.server.ts, the way to call it directly and the cache, and nothing else of the server.",
      severity: "error",
      from: { path: "^src/lib/api\\.ts$" },
      to: {
        path: ["\\.server\\.tsx?$", "^src/server/"],
        pathNot: "^src/(api|server/(http/in-process|catalogue/cache))\\.server\\.ts$",
      },
    },
    {
      name: "server-room",
      comment: "src/server/ is imported by *.server.ts, tests and scripts only, whatever the file is called.",
      severity: "error",
      from: { path: "^src/", pathNot: ["\\.server\\.tsx?$", "^src/(server/|lib/api\\.ts$)", TESTS] },
      to: { path: "^src/server/" },
    },
    {
      name: "server-knows-no-feature",
      comment:
        "src/server/ is below the features: they are handed in where the site is composed (src/*.server.ts). Tests know them all; auth/ asks who is signed in, catalogue/ checks pictures, content/ imports a company's content.",
      severity: "error",
      from: {
        path: "^src/server/",
        pathNot: ["^src/server/(auth|catalogue|content|openapi|testing)/", TESTS],
      },
      to: { path: "^src/features/" },
    },
    ...layers,
    {
      name: "lists-alone-name-slices",
      comment:
        "The descriptions of slices are imported by slices.server.ts and staff/staff-slices.ts only. Everything else is built from these two lists.",
      severity: "error",
      from: { path: "^src/", pathNot: ["^src/(slices\\.server|staff/staff-slices)\\.ts$", TESTS] },
      to: {
        path: [
          "^src/(features/)?[^/]+/[^/]+\\.slice\\.server\\.ts$",
          "^src/(features/[^/]+/staff|staff/[^/]+)/staff-slice\\.ts$",
        ],
      },
    },
    {
      name: "server-draws-no-pages",
      comment:
        "The server knows pages through the router only; react components of a slice or of ui/ are not its business. What draws them is.",
      severity: "error",
      from: { path: ["\\.server\\.tsx?$", "^src/server/"], pathNot: "^src/render\\.server\\.ts$" },
      to: { path: "^src/(app|ui|features)/.*\\.tsx$|/queries\\.ts$|^src/lib/api\\.ts$" },
    },
    {
      name: "test-support-stays-in-tests",
      comment: "What exists for tests is imported by tests, scripts and other test support only.",
      severity: "error",
      from: { pathNot: [TESTS, TOOLS, TEST_SUPPORT] },
      to: { path: [TESTS, TEST_SUPPORT] },
    },
    {
      name: "tools-are-not-imported",
      comment: "The product and its demo do not know scripts/, bench/, e2e/ and test/.",
      severity: "error",
      from: { path: "^(src|demo)/", pathNot: TESTS },
      to: { path: TOOLS },
    },
    {
      name: "tables-belong-to-the-domain",
      comment:
        "Only the domain files of a slice touch its tables: no route, no page, no server/ file. Tables refer to each other.",
      severity: "error",
      from: { pathNot: ["^src/features/.+\\.server\\.ts$", TABLE, TESTS] },
      to: { path: "^src/features/.+\\.table\\.server\\.ts$" },
    },
    {
      name: "routes-have-no-sql",
      comment: "Endpoints call the domain; they do not query.",
      severity: "error",
      from: { path: "routes\\.server\\.ts$" },
      to: { path: ["\\.table\\.server\\.ts$", "^src/server/database/database\\.server\\.ts$"] },
    },
    {
      name: "foreign-tables-for-joins-only",
      comment:
        "Another slice's table is imported by <nouns>.server.ts alone, to join it in a read, and by tables that refer to it.",
      severity: "error",
      from: { path: "^src/features/([^/]+)/", pathNot: [DOMAIN, TABLE, TESTS] },
      to: { path: "^src/features/.+\\.table\\.server\\.ts$", pathNot: "^src/features/$1/" },
    },
    ...bookingRooms,
    {
      name: "rooms-mount-no-routes",
      comment: "The root of a slice mounts the routes of its rooms; no room mounts another's.",
      severity: "error",
      from: { path: "^src/features/[^/]+/.+/", pathNot: TESTS },
      to: { path: "^src/features/.+routes\\.server\\.ts$" },
    },
    {
      name: "queries-use-the-door",
      comment: "Only a slice's queries.ts calls lib/api.ts.",
      severity: "error",
      from: { path: "^src/", pathNot: ["/queries\\.ts$", TESTS] },
      to: { path: "^src/lib/api\\.ts$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "slices-meet-at-the-front",
      comment:
        "Across features only the noun (tour.ts), queries.ts, cards, chips, lists, dialogs, calendars, forms, buttons, the domain (tours.server.ts), the shapes of answers, a room named after the importing slice and the files listed in SHARED are imported.",
      severity: "error",
      // Requests about a person and exports read all slices.
      from: { path: "^src/features/([^/]+)/", pathNot: ["^src/features/privacy/", TESTS] },
      to: {
        path: "^src/features/",
        pathNot: [
          "^src/features/($1|catalogue)/",
          "/queries\\.ts$",
          SHARED,
          "^src/features/[^/]+/$1/",
          "shapes\\.server\\.ts$",
          "-(button|calendar|card|chip|dialog|form|list)\\.tsx$",
          "\\.table\\.server\\.ts$",
          DOMAIN,
          ...NOUN,
        ],
      },
    },
    {
      name: "catalogue-is-below-the-slices",
      comment: "features/catalogue/ holds what tours, transfers and products share, so it imports no slice.",
      severity: "error",
      from: { path: "^src/features/catalogue/" },
      to: { path: "^src/features/", pathNot: "^src/features/catalogue/" },
    },
    {
      name: "public-pages-load-no-staff-code",
      comment: "Screens of the back office are imported by the back office only: no public bundle holds them.",
      severity: "error",
      from: { path: "^src/", pathNot: ["^src/staff/", "^src/features/[^/]+/staff/", "\\.server\\.ts$", TESTS] },
      to: { path: ["^src/staff/", "^src/features/[^/]+/staff/(.*\\.tsx|staff-slice\\.ts)$"] },
    },
    {
      name: "staff-imports-no-public-pages",
      comment: "The back office uses the nouns, schemas and formats of the site, not its pages, parts or routes.",
      severity: "error",
      from: { path: ["^src/staff/", "^src/features/[^/]+/staff/(.*\\.tsx|staff-slice\\.ts)$"] },
      to: { path: ["^src/app/", "^src/ui/(?!fonts/)", "/queries\\.ts$", "^src/lib/api\\.ts$"] },
    },
    {
      name: "shipped-code-needs-shipped-packages",
      comment: "These run in production and are not bundled, so they must not import a devDependency.",
      severity: "error",
      from: { path: "^scripts/(start|command|build)\\.ts$" },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
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
