import tailwindcss from "@tailwindcss/vite"
import { tanstackStart } from "@tanstack/react-start/plugin/vite"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import project from "./package.json" with { type: "json" }
import { BUILD_FOLDER } from "./scripts/build-folder.ts"
import { OLDEST_BROWSERS } from "./scripts/oldest-browsers.ts"
import { routes } from "./src/routes.ts"

/** Packages that are installed beside the server: they have native parts, WebAssembly or data files. */
const INSTALLED = Object.keys(project.dependencies)
/** What several pages share, in few files. A group takes along what its modules import; the highest priority goes first. */
const GROUPS = [
  // All that loads before the first paint. Vite's helper for imports would otherwise come with the application.
  {
    name: "start",
    test: /vite[\\/]preload-helper|src[\\/](app[\\/]start-after-paint|lib[\\/]missing-parts)/,
    priority: 5,
  },
  {
    name: "framework",
    // Without the parts of the query library that only forms and bookings use.
    test: /node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/](?!.*(utationObserver|useMutation|ueriesObserver|useQueries))/,
    priority: 4,
  },
  { name: "app", test: /src[\\/](hydrate\.tsx|router\.tsx|ui[\\/]after-load)/, priority: 3 },
  {
    name: "cards",
    test: /src[\\/](i18n[\\/](format|price-units|spoken-languages)|lib[\\/]text[\\/]short-place|features[\\/](reviews[\\/]review\.ts|enquiries[\\/]consultation[\\/]consultation-button|catalogue[\\/]cancellation-line|search[\\/]form-messages|tours[\\/]tour-length|wishlist[\\/]wishlist-button)|ui[\\/](card|icon|overlay[\\/]mount|page[\\/](breadcrumb|json)|picture[\\/]picture|price|rating|route|skeleton|stars))/,
    priority: 2,
  },
  { name: "tour-card", test: /src[\\/]features[\\/]tours[\\/]tour-card/, priority: 1 },
  { name: "reviews", test: /src[\\/]features[\\/]reviews[\\/](review-list|queries)/, priority: 1 },
  // Posts need the first of these, tours and transfers both.
  { name: "details", test: /src[\\/]ui[\\/](notice|page[\\/](not-found|only-in|preview)|share-button)/ },
  {
    name: "trips",
    test: /src[\\/](features[\\/](catalogue[\\/]cancellation-words|wishlist[\\/]seen[\\/]seen(-list)?\.)|ui[\\/](page[\\/](action|facts|onward|terms)|picture[\\/]gallery))/,
  },
  {
    name: "prices",
    test: /src[\\/](features[\\/]bookings[\\/](checkout[\\/]price-(messages|words)|quote[\\/](labels|lines))|lib[\\/]money)/,
  },
  { name: "map", test: /src[\\/]ui[\\/]map/, priority: 1 },
  { name: "tour", test: /src[\\/]features[\\/]tours[\\/]page[\\/]/ },
  { name: "transfers", test: /src[\\/]features[\\/]transfers[\\/](messages|transfer-card)/ },
  { name: "lists", test: /src[\\/]ui[\\/](form[\\/](choices|field-error|range)|list[\\/])/ },
]

export default defineConfig(({ command }) => ({
  plugins: [
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
      },
      client: { entry: "client.tsx" },
      server: { entry: "main.server.ts" },
    }),
    react(),
  ],
  build: { target: OLDEST_BROWSERS },
  environments: {
    // Bundled, because starting a thousand small modules one by one takes seconds.
    ssr: {
      build: { outDir: `${BUILD_FOLDER}/server`, target: "node24" },
      resolve: command === "build" ? { noExternal: true, external: INSTALLED } : {},
    },
    client: {
      build: {
        outDir: `${BUILD_FOLDER}/client`,
        // It lists all files of the site in a script that each page loads, to win time that a navigation waits for data.
        modulePreload: false,
        rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
      },
    },
  },
}))
