import { fileURLToPath } from "node:url"
import tailwindcss from "@tailwindcss/vite"
import { tanstackStart } from "@tanstack/react-start/plugin/vite"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { asciiServer } from "./scripts/ascii-server.ts"
import { reactByName } from "./scripts/react-by-name.ts"
import { runtimeInFramework } from "./scripts/runtime-in-framework.ts"
import { routes } from "./src/routes.ts"

const PACKAGES = [
  "@electric-sql/pglite",
  "@node-rs/argon2",
  "sharp",
  "pg",
  "pino",
  "nodemailer",
  "libphonenumber-js",
  "sanitize-html",
  "rate-limiter-flexible",
  // For papers alone: loaded with the first of them, not at the start.
  "@react-pdf/renderer",
  "ics",
  "qrcode",
]
/** Of this the build takes the dozen parts that letters use: what highlights code in it takes 0.3 s to load. */
const LETTER_PARTS = "@react-email/components"
/** What is loaded with its first use: what draws letters, papers and pictures, and the demo content. */
const LOADED_WHEN_NEEDED =
  /src\/(posters\/|server\/(seed\/|letter-(layout|blocks|style)\.|openapi\/(document|page)|renditions|social-drawing)|features\/(documents\/(voucher(-style)?|driver-card|calendar)|uploads\/picture-intake)\.server\.)|node_modules\/@react-email/
/** The entry, what the frame shows, and most pages: part of every first visit, in one file that compresses well. */
const SHARED =
  /src\/(client\.tsx|features\/(blog\/(queries|post)\.|categories\/(queries|category)|consultations\/consultation-button|settings\/queries|tours\/(messages|queries|tour|tour-card|tour-search)\.|transfers\/(queries|transfer)\.|wishlist\/wishlist(-button)?\.)|i18n\/[^c]|lib\/(api(-error)?\.|loaded|money|pagination|search-params|seo)|ui\/(after|button|card|dialog|field-error|late|lucide|once|opener|page-|picture|price|route))|lucide-react\/dist\/esm\/icons\/(arrow-right|chevron-(left|right|down)|clock|heart|mail|map-pin|phone|shield-check|x)\./
/** What lists show around their entries. */
const LISTS = /src\/ui\/(applied|choices|empty|filtered|list|pagination|quick|range)/
/** What pages further in have in common. Validators are kept out: forms fetch them when they are used. */
const PARTS = /src\/ui\/(breadcrumb|facts|gallery|rating|skeleton|terms)/
/**
 * What a page is made of beside itself, and its forms take from it: a file each, not one for each combination of uses.
 * A group takes along whatever its files need, so that what several groups share stands before them.
 */
const PAGES = {
  tours: /src\/features\/tours\/(applied-filters|tour-filters|tour-list)\./,
  transfers: /src\/features\/transfers\/(messages|transfer-card)\./,
  posts: /src\/(features\/blog\/(post-card|messages|excerpt)|lib\/today)/,
  tour: /src\/features\/tours\/tour-(page-messages|booking-card|facts)/,
  transfer: /src\/features\/transfers\/(transfer-(booking-card|details|facts)|page-messages)/,
  post: /src\/features\/blog\/(post-(article|reactions|messages)|article-links)/,
}
/** Of the framework what the first page needs; several queries at once and mutations are for a few pages. */
const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\/(?!.*(queriesObserver|useQueries|mutationObserver|useMutation))/

/**
 * Smaller makers of what packages bring along: the browser has `useSyncExternalStore`, icons need few options, and no
 * list here goes on for ever.
 */
const SMALLER = [
  {
    find: /^\.\.\/createLucideIcon\.mjs$/,
    replacement: fileURLToPath(new URL("src/ui/lucide-icon.ts", import.meta.url)),
  },
  { find: /^use-sync-external-store\/shim$/, replacement: "react" },
  {
    find: /^\.\/infiniteQueryBehavior\.js$/,
    replacement: fileURLToPath(new URL("src/lib/no-infinite-queries.ts", import.meta.url)),
  },
]

export default defineConfig(({ command }) => ({
  resolve: { alias: SMALLER },
  plugins: [
    reactByName(),
    runtimeInFramework(),
    asciiServer(),
    tailwindcss(),
    tanstackStart({
      srcDirectory: "src",
      router: {
        entry: "router.tsx",
        routesDirectory: ".",
        virtualRouteConfig: routes,
        generatedRouteTree: "route-tree.gen.ts",
        quoteStyle: "double",
        semicolons: false,
        codeSplittingOptions: {
          defaultBehavior: [["component", "errorComponent", "notFoundComponent"]],
        },
      },
      client: { entry: "client.tsx" },
      server: { entry: "main.server.ts" },
    }),
    react(),
  ],
  // Links are preloaded on intent; lists of what each page needs would cost every first visit more than that gains.
  build: { target: "es2022", modulePreload: false },
  environments: {
    // What carries native parts, WASM or data beside its code stays a package; the rest is bundled, for starting a
    // thousand small modules one by one takes seconds and memory. What draws letters and papers is loaded with the first.
    ssr: {
      build: {
        outDir: "dist/server",
        target: "node24",
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: "site", test: (id) => !LOADED_WHEN_NEEDED.test(id) }] } },
        },
      },
      // In development packages stay where they are: what Vite evaluates module by module has to be no CommonJS.
      resolve:
        command === "build" ? { noExternal: true, external: PACKAGES } : { external: [...PACKAGES, LETTER_PARTS] },
    },
    // One file for the framework: it compresses better in one piece, and changes only when a package does.
    client: {
      build: {
        outDir: "dist/client",
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "framework", test: FRAMEWORK, priority: 2 },
                { name: "shared", test: SHARED, priority: 1 },
                { name: "lists", test: LISTS },
                { name: "parts", test: PARTS, minShareCount: 3 },
                ...Object.entries(PAGES).map(([name, test]) => ({ name, test })),
              ],
            },
          },
        },
      },
    },
  },
}))
