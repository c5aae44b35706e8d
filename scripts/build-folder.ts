import { resolve } from "node:path"

/** Where Vite writes: aside while `npm run build` builds (scripts/build.ts). */
export const BUILD_FOLDER = resolve(process.env.GHE_BUILD_FOLDER ?? "dist")
