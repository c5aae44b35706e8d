import { defineConfig } from "vite"
import { BUILD_FOLDER } from "./scripts/build-folder.ts"
import { OLDEST_BROWSERS } from "./scripts/oldest-browsers.ts"

/** The service worker: a file of its own without a hash in its name, built after the site (scripts/build.ts). */
export default defineConfig({
  // A browser takes another worker when its text has changed: the build's stamp stands in it.
  define: { BUILD: JSON.stringify(process.env.GHE_BUILD ?? "") },
  publicDir: false,
  build: {
    target: OLDEST_BROWSERS,
    outDir: `${BUILD_FOLDER}/client`,
    emptyOutDir: false,
    rolldownOptions: {
      input: "src/site/frame/offline/service-worker.ts",
      output: { entryFileNames: "sw.js", format: "iife" },
    },
  },
})
