import { basename } from "node:path"
import { fileURLToPath } from "node:url"
import tailwindcss from "@tailwindcss/vite"
import { tanstackStart } from "@tanstack/react-start/plugin/vite"
import react from "@vitejs/plugin-react"
import { defineConfig, type Plugin } from "vite"
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
  // For letters and their papers alone: loaded with the first of them, not at the start.
  "@react-email/components",
  "@react-pdf/renderer",
  "ics",
  "qrcode",
]
/** The entry, what the frame shows, and most pages: part of every first visit, in one file that compresses well. */
const SHARED =
  /src\/(client\.tsx|features\/(blog\/(queries|post)\.|categories\/(queries|category)|consultations\/consultation-button|settings\/queries|tours\/(messages|queries|tour|tour-card|tour-search)\.|transfers\/(queries|transfer)\.|wishlist\/wishlist(-button)?\.)|i18n\/[^c]|lib\/(api(-error)?\.|money|pagination|search-params|seo)|ui\/(after|button|card|dialog|field-error|late|lucide|once|opener|page-|picture|price|route))|lucide-react\/dist\/esm\/icons\/(arrow-right|chevron-(left|right|down)|clock|heart|mail|map-pin|phone|shield-check|x)\./
/** What lists show around their entries. */
const LISTS =
  /src\/(features\/tours\/(applied-filters|tour-filters|tour-list)\.|ui\/(applied|choices|empty|filtered|list|pagination|quick|range))/
/** What pages further in have in common. Validators are kept out: forms fetch them when they are used. */
const PARTS = /src\/ui\/(breadcrumb|facts|gallery|rating|skeleton|terms)/
/**
 * What a page is made of beside itself, and its forms take from it: a file each, not one for each combination of uses.
 * A group takes along whatever its files need, so that what several groups share stands before them.
 */
const PAGES = {
  transfers: /src\/features\/transfers\/(messages|transfer-card)\./,
  posts: /src\/(features\/blog\/(post-card|messages|excerpt)|lib\/today)/,
  tour: /src\/features\/tours\/tour-(page-messages|booking-card|facts)/,
  transfer: /src\/features\/transfers\/(transfer-(booking-card|details|facts)|page-messages)/,
  post: /src\/features\/blog\/(post-(article|reactions|messages)|article-links)/,
}
/** Of the framework what the first page needs; several queries at once and mutations are for a few pages. */
const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\/(?!.*(queriesObserver|useQueries|mutationObserver|useMutation))/

/** Of the server what draws letters and papers: loaded with the first of them. */
const DRAWN_WHEN_NEEDED =
  /src\/(server\/letter-layout|features\/documents\/(voucher|calendar)|server\/openapi\/(document|page))\.server\./

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
    runtimeInFramework(),
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
          output: { codeSplitting: { groups: [{ name: "site", test: (id) => !DRAWN_WHEN_NEEDED.test(id) }] } },
        },
      },
      // In development packages stay where they are: what Vite evaluates module by module has to be no CommonJS.
      resolve: command === "build" ? { noExternal: true, external: PACKAGES } : { external: PACKAGES },
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

/**
 * Rolldown makes a file of its own of what turns CommonJS into modules (0.7 kB), and lets no group have it: each page
 * would ask for it beside the framework. Here it becomes the framework's first lines.
 */
function runtimeInFramework(): Plugin {
  return {
    name: "runtime-in-framework",
    applyToEnvironment: ({ name }) => name === "client",
    // Files are named by their content before this changes it.
    augmentChunkHash: () => "runtime in framework",
    generateBundle: {
      order: "pre",
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === "chunk")
        const [framework, runtime] = ["framework", "rolldown-runtime"].map((name) =>
          chunks.find((chunk) => chunk.name === name),
        )
        if (!framework || !runtime) return this.error("Rolldown no longer makes the files that are to be joined.")
        for (const chunk of chunks.filter(({ imports }) => imports.includes(runtime.fileName))) {
          chunk.code = takenFrom(framework, runtime, chunk)
          const needed = new Set([framework.fileName, ...chunk.imports].filter((file) => file !== runtime.fileName))
          chunk.imports = [...needed].filter((file) => file !== chunk.fileName)
          if (chunk.code.includes(basename(runtime.fileName))) this.error(`${chunk.fileName} still needs the runtime.`)
        }
        framework.code = withParts(framework.code, runtime.code)
        delete bundle[runtime.fileName]
      },
    },
  }
}

type Chunk = { fileName: string; code: string }

/** A file whose import of the runtime's parts is one from the framework; the framework has them at hand. */
function takenFrom(framework: Chunk, runtime: Chunk, { fileName, code }: Chunk): string {
  const statement = new RegExp(`import{([^}]+)}from"\\./${basename(runtime.fileName)}";`)
  return code.replace(statement, (_, list: string) =>
    fileName === framework.fileName
      ? `var ${pairsOf(list).map(([part, local]) => `${local}=runtime_${part}`)};`
      : `import{${pairsOf(list).map(([part, local]) => `runtime_${part} as ${local}`)}}from"./${basename(framework.fileName)}";`,
  )
}

/** The framework with the runtime ahead of it, which it hands on to others. */
function withParts(framework: string, runtime: string): string {
  const [body, list = ""] = runtime.trim().split(/export{([^}]+)};?$/)
  const parts = pairsOf(list)
  const made = `var{${parts.map(([, part]) => `${part}:runtime_${part}`)}}=(()=>{${body}return{${parts.map(([local, part]) => `${part}:${local}`)}}})();`
  return made + framework.replace(/export{(?=[^}]+};?\s*$)/, `export{${parts.map(([, part]) => `runtime_${part}`)},`)
}

/** `a as b,c` as it stands between the braces of an import or export. */
function pairsOf(list: string): [from: string, to: string][] {
  return list.split(",").map((one) => {
    const [from = "", to = from] = one.trim().split(" as ")
    return [from, to]
  })
}
