/**
 * Who may import whom (docs/architecture.md). `scripts/import-rules.test.ts` shows for each rule that it can fail.
 * A path ending in `.server.ts` never reaches the browser; `$1` stands for the first group of the `from` path.
 */

const TESTS = "\\.test\\.tsx?$"
const TOOLS = "^(scripts|bench|e2e)/"
const TEST_SUPPORT = "^src/server/(fixtures(-products|-tours)?|test-api|test-shop|throwaway-postgres)\\.ts$"

/** In a slice: `tours/tours.server.ts`, its domain, and `tours/tour.ts`, its noun. */
const DOMAIN = "^src/features/(?<domain>[^/]+)/\\k<domain>\\.server\\.ts$"
const NOUN = [
  "^src/features/(?<plain>[^/]+)s/\\k<plain>\\.ts$",
  "^src/features/(?<soft>[^/]+)ies/\\k<soft>y\\.ts$",
  "^src/features/(?<same>[^/]+)/\\k<same>\\.ts$",
  "^src/features/blog/post\\.ts$",
]

/** `site → features → ui → i18n → lib`: a room may import what stands right of it, never what stands left. */
const leftwards = [
  ["lib", "i18n|ui|features|site"],
  ["i18n", "ui|features|site"],
  ["ui", "features|site"],
  ["features", "site"],
].map(([room, left]) => ({
  name: `${room}-imports-nothing-left-of-it`,
  comment: `${room}/ may not import ${left.replaceAll("|", "/, ")}/: the order is site → features → ui → i18n → lib.`,
  severity: "error",
  from: { path: `^src/${room}/` },
  to: { path: `^src/(${left})/` },
}))

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
      comment: "Modules must not import each other in a circle (types may).",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    ...leftwards,
    {
      name: "posters-for-seed-and-ui",
      comment: "The drawn scenes are imported by the demo content and by ui/ only.",
      severity: "error",
      from: { path: "^src/", pathNot: ["^src/(posters|ui|server/seed)/", TESTS] },
      to: { path: "^src/posters/" },
    },
    {
      name: "posters-know-no-product",
      comment: "posters/ draws; it may import i18n/ and lib/ only.",
      severity: "error",
      from: { path: "^src/posters/" },
      to: { path: "^src/", pathNot: "^src/(posters|i18n|lib)/" },
    },
    {
      name: "server-stays-on-the-server",
      comment:
        "A *.server.ts is imported by *.server.ts, tests, scripts and api-route.ts; lib/api.ts may take the API.",
      severity: "error",
      from: { path: "^src/", pathNot: ["\\.server\\.tsx?$", TESTS, TEST_SUPPORT, "^src/(api-route|lib/api)\\.ts$"] },
      to: { path: "\\.server\\.tsx?$" },
    },
    {
      name: "one-door-to-the-server",
      comment: "lib/api.ts may import api.server.ts and the way to call it directly, and nothing else of the server.",
      severity: "error",
      from: { path: "^src/lib/api\\.ts$" },
      to: { path: ["\\.server\\.tsx?$", "^src/server/"], pathNot: "^src/(api|server/direct)\\.server\\.ts$" },
    },
    {
      name: "server-room",
      comment: "src/server/ is imported by *.server.ts, tests and scripts only, whatever the file is called.",
      severity: "error",
      from: { path: "^src/", pathNot: ["\\.server\\.tsx?$", "^src/(server/|lib/api\\.ts$)", TESTS] },
      to: { path: "^src/server/" },
    },
    {
      name: "server-draws-no-pages",
      comment:
        "The server knows pages through the router only; react components of a slice or of ui/ are not its business. What draws them is.",
      severity: "error",
      from: { path: ["\\.server\\.tsx?$", "^src/server/"], pathNot: "^src/render(-footer)?\\.server\\.tsx$" },
      to: { path: "^src/(site|ui|features)/.*\\.tsx$|/queries\\.ts$|^src/lib/api\\.ts$" },
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
      comment: "The product does not know scripts/, bench/ and e2e/.",
      severity: "error",
      from: { path: "^src/", pathNot: TESTS },
      to: { path: TOOLS },
    },
    {
      name: "tables-belong-to-the-domain",
      comment: "Only the domain files of a slice touch tables: no route, no page, no server/ file.",
      severity: "error",
      from: { pathNot: ["^src/features/[^/]+/[^/]+\\.server\\.ts$", TESTS] },
      to: { path: "\\.table\\.server\\.ts$" },
    },
    {
      name: "routes-have-no-sql",
      comment: "Endpoints call the domain; they do not query.",
      severity: "error",
      from: { path: "/routes\\.server\\.ts$" },
      to: { path: ["\\.table\\.server\\.ts$", "^src/server/database\\.server\\.ts$"] },
    },
    {
      name: "foreign-tables-for-joins-only",
      comment:
        "Another slice's table is imported by <nouns>.server.ts alone, to join it in a read; writes go through its domain.",
      severity: "error",
      from: { path: "^src/features/([^/]+)/", pathNot: [DOMAIN, TESTS] },
      to: { path: "\\.table\\.server\\.ts$", pathNot: "^src/features/$1/" },
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
        "Across features only the noun (tour.ts), queries.ts, cards, dialogs, calendars, forms, buttons, the domain (tours.server.ts) and who is signed in (auth-store.ts) are imported.",
      severity: "error",
      from: { path: "^src/features/([^/]+)/", pathNot: TESTS },
      to: {
        path: "^src/features/",
        pathNot: [
          "^src/features/$1/",
          "/queries\\.ts$",
          "/auth-store\\.ts$",
          "-(button|calendar|card|dialog|form)\\.tsx$",
          "\\.table\\.server\\.ts$",
          DOMAIN,
          ...NOUN,
        ],
      },
    },
    {
      name: "shipped-code-needs-shipped-packages",
      comment: "What runs in production must not import a devDependency.",
      severity: "error",
      from: { path: "^src/", pathNot: [TESTS, TEST_SUPPORT] },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
  ],
  options: {
    // TypeScript 7 has no programming interface yet; swc reads the imports.
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    exclude: { path: "route-tree\\.gen\\.ts$" },
    moduleSystems: ["es6"],
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".mjs", ".js", ".css", ".json"],
      conditionNames: ["import", "node", "types", "default"],
      exportsFields: ["exports"],
    },
  },
}
