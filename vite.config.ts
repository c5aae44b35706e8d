import tailwindcss from "@tailwindcss/vite"
import { tanstackStart } from "@tanstack/react-start/plugin/vite"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { routes } from "./src/routes.ts"

export default defineConfig({
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
  build: { target: "es2022", modulePreload: { polyfill: false } },
  environments: {
    // Packages stay outside the server's bundle: some carry native parts or WASM beside their code.
    ssr: {
      build: { outDir: "dist/server", target: "node24", rolldownOptions: { output: { codeSplitting: false } } },
      resolve: { external: true },
    },
    client: { build: { outDir: "dist/client" } },
  },
})
