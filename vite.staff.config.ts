import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { BUILD_FOLDER } from "./scripts/build-folder.ts"
import { OLDEST_BROWSERS } from "./scripts/oldest-browsers.ts"

/**
 * The back office: a bundle of its own, which no public page loads. `npm run dev:staff` serves it for work on it, over a
 * site that runs at port 3000.
 */
export default defineConfig({
  root: "src/office/frame",
  base: "/staff/",
  publicDir: false,
  plugins: [react()],
  server: {
    port: 3001,
    proxy: Object.fromEntries(["/api", "/media", "/icon"].map((path) => [path, "http://localhost:3000"])),
  },
  build: { target: OLDEST_BROWSERS, outDir: `${BUILD_FOLDER}/staff`, emptyOutDir: true, chunkSizeWarningLimit: 2_000 },
})
