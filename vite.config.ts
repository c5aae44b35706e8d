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
    test: /vite[\\/]preload-helper|src[\\/](client\.tsx|site[\\/]frame[\\/]start-after-paint|lib[\\/]missing-parts)/,
    priority: 5,
  },
  {
    name: "framework",
    // Without the parts of the query library that only forms and bookings use.
    test: /node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/](?!.*(utationObserver|useMutation|ueriesObserver|useQueries))/,
    priority: 4,
  },
  // The application, and what all pages need: together they compress better.
  {
    name: "app",
    test: /src[\\/](hydrate\.tsx|router\.tsx|site[\\/]frame[\\/]home[\\/]figure-strip|i18n[\\/](format|interpolate|money[\\/]price-units|spoken-languages)|lib[\\/]text[\\/](fold|join-parts|short-place)|(domain|site)[\\/](reviews[\\/]review\.ts|enquiries[\\/]consultation[\\/]consultation-button|catalogue[\\/]cancellation-line|search[\\/]form-messages|settings[\\/]chat-chip|tours[\\/](messages|tour-length)|wishlist[\\/]wishlist-button)|site[\\/]ui[\\/](hooks[\\/]after-load|card|icon|overlay[\\/]mount|page[\\/](breadcrumb|json)|picture[\\/](company-)?picture|price|rating|route|skeleton|stars))/,
    priority: 3,
  },
  {
    name: "search",
    test: /src[\\/](domain|site)[\\/](search[\\/](trip-form|who-fields|trip\.)|tours[\\/](fact-names|tour-card))|src[\\/]site[\\/]ui[\\/]form[\\/]stepper/,
    priority: 1,
  },
  { name: "byline", test: /src[\\/](domain|site)[\\/]reviews[\\/](byline|queries)/, priority: 2 },
  // Posts need the first of these, tours and transfers both.
  {
    name: "details",
    test: /src[\\/]site[\\/]ui[\\/](notice|page[\\/](not-found|only-in|preview)|share-button)/,
    priority: 1,
  },
  {
    name: "trips",
    test: /src[\\/]((domain|site)[\\/](catalogue[\\/](cancellation|payment-plan)-words|reviews[\\/](review-list|trip-json-ld)|wishlist[\\/]seen[\\/]seen(-list)?\.)|site[\\/]ui[\\/](page[\\/](action|facts|onward|terms|trip)|picture[\\/]gallery))/,
    priority: 1,
  },
  {
    name: "prices",
    test: /src[\\/]((domain|site)[\\/]bookings[\\/](checkout[\\/]price-(messages|words)|quote[\\/](person|price-rule))|lib[\\/]money)/,
    priority: 1,
  },
  { name: "map", test: /src[\\/]site[\\/]ui[\\/]map/, priority: 1 },
  { name: "tour", test: /src[\\/](domain|site)[\\/]tours[\\/]page[\\/]/, priority: 1 },
  { name: "transfer", test: /src[\\/](domain|site)[\\/]transfers[\\/]page/, priority: 1 },
  { name: "tour-list", test: /src[\\/](domain|site)[\\/]tours[\\/]list[\\/]/ },
  // The form of the home page needs these without the rest of "transfers".
  {
    name: "rides",
    test: /src[\\/](domain|site)[\\/]search[\\/](ride\.|ride-messages|transfers[\\/]ride-words)/,
    priority: 2,
  },
  {
    name: "transfers",
    test: /src[\\/]((domain|site)[\\/](search[\\/]transfers[\\/](ride-price|use-ride-of)|transfers[\\/](messages|timetable|transfer-price|transfer-route|vehicle))|site[\\/]ui[\\/]vehicle)/,
    priority: 2,
  },
  {
    name: "lists",
    test: /src[\\/]((domain|site)[\\/]search[\\/]also-found-list|site[\\/]ui[\\/](form[\\/](choices|field-error|range)|list[\\/]))/,
    priority: 1,
  },
  { name: "ride-form", test: /src[\\/](domain|site)[\\/]search[\\/]ride-form/, priority: 1 },
  { name: "tabs", test: /src[\\/]site[\\/]ui[\\/](picture[\\/]slideshow|overlay[\\/]tabs)/, priority: 1 },
  { name: "home", test: /src[\\/]site[\\/]frame[\\/]home[\\/](?!load)/ },
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
        // A first visit loads all three anyway.
        codeSplittingOptions: { defaultBehavior: [["component", "errorComponent", "notFoundComponent"]] },
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
