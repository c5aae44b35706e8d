import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"

/**
 * The back office: a bundle of its own, which no public page loads. `npm run dev:staff` serves it for work on it, over a
 * site that runs at port 3000.
 */
export default defineConfig({
  root: "src/staff",
  base: "/staff/",
  publicDir: false,
  plugins: [react()],
  server: { port: 3001, proxy: { "/api": "http://localhost:3000", "/media": "http://localhost:3000" } },
  build: { target: "es2022", outDir: "../../dist/staff", emptyOutDir: true, chunkSizeWarningLimit: 2_000 },
})
